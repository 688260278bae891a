import { getChipsForImplanter } from '#features/stock/contract.ts'
import { stoppedWords } from '#features/stock/kit/stoppedcount.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { chipsOf } from './manage/address.ts'

/** Says loudly of each batch in hand that its chips may not be used, and what to do with them; nothing where there is none. */
export function StoppedChips() {
  const { data } = useCall(getChipsForImplanter, { pageSize: 1 })
  return data?.stopped.map((batch) => <StoppedNotice key={batch.code} batch={batch} />)
}

type Stopped = AnswerOf<typeof getChipsForImplanter>['stopped'][number]

function StoppedNotice({ batch }: { batch: Stopped }) {
  const { code, isCalledBack, chips: count } = batch
  return (
    <Notice
      kind="danger"
      title={`Don’t use chips from batch ${code}`}
      action={
        <ButtonLink weight="plain" size="sm" to={chipsOf(code, isCalledBack ? 'recalled' : undefined)}>
          {count === 1 ? 'See chip' : 'See chips'}
        </ButtonLink>
      }
    >
      {isCalledBack ? 'We’ve recalled this batch. ' : 'Too many chips from this batch have failed, and we’re looking into it. '} You have{' '}
      {stoppedWords(batch)}. {isCalledBack ? CALLED_BACK : FROZEN}
    </Notice>
  )
}

const FROZEN =
  'Put them aside until we write to you. Until then, don’t implant one. If an animal has one already, you can still register it. If you’ve implanted one and it’s failed, report it.'
const CALLED_BACK =
  'Don’t implant them. Send them back unopened: we’ve written to you with the address. Once they arrive, we’ll refund the card that paid for them, unless the bank is holding the money or has already returned it. If you’ve implanted one and it’s failed, report it.'
