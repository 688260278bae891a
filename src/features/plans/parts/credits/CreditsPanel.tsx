import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getCredits } from '../../contract.ts'
import { BuyMore } from './BuyMore.tsx'
import { batchWords, inHandWords, quotaWords } from './batches.ts'

/** The registrations in hand, where to get more, and the way to what was paid. */
export function CreditsPanel() {
  const query = useCall(getCredits, {})
  const payments = (
    <ButtonLink weight="quiet" size="sm" to={paths.payments}>
      Your payments
    </ButtonLink>
  )
  return (
    <Panel title="Credits" actions={payments} lead={query.data && inHandWords(query.data)} footer={<BuyMore />}>
      {query.data?.quota && (
        <Box component="p" m={0}>
          {quotaWords(query.data.quota)} {query.data.quota.left > 0 && <Link to={paths.contactUs}>Ask for credits</Link>}
        </Box>
      )}
      {query.data?.lots.length !== 0 && (
        <Loaded what="your credits" query={query} count={2} level={3}>
          {({ lots }) => (
            <FactList
              facts={lots.map((batch) => ({
                label: batchWords(batch),
                value: batch.expiresAt ? `use by ${whenText(batch.expiresAt, 'day')}` : 'never expires',
              }))}
            />
          )}
        </Loaded>
      )}
    </Panel>
  )
}
