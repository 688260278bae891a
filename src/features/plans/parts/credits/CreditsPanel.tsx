import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getCredits } from '../../contract.ts'
import { BuyMore } from './BuyMore.tsx'
import { batchWords, inHandWords } from './batches.ts'

/** The registrations in hand, where to get more, and the way to what was paid. */
export function CreditsPanel() {
  const { data: credits, error } = useCall(getCredits, {})
  const payments = (
    <ButtonLink weight="quiet" size="sm" to={paths.payments}>
      Your payments
    </ButtonLink>
  )
  if (!credits && !error) return <LoadingState count={2} label="Loading your credits" />
  return (
    <Panel title="Credits" actions={payments} lead={credits ? inHandWords(credits) : error?.message} footer={<BuyMore />}>
      {credits && credits.lots.length > 0 && (
        <FactList
          facts={credits.lots.map((batch) => ({
            label: batchWords(batch),
            value: batch.expiresAt ? `use by ${whenText(batch.expiresAt, 'day')}` : 'never expires',
          }))}
        />
      )}
    </Panel>
  )
}
