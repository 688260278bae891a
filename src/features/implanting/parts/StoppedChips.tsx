import { getChipsForImplanter } from '#features/stock/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { chipsOf } from './manage/address.ts'
import { chips } from './words.ts'

/** Says loudly of each batch in hand that its chips may not be used, and what to do with them; nothing where there is none. */
export function StoppedChips() {
  const { data } = useCall(getChipsForImplanter, { pageSize: 1 })
  return data?.stopped.map((batch) => <StoppedNotice key={batch.code} batch={batch} />)
}

type Stopped = AnswerOf<typeof getChipsForImplanter>['stopped'][number]

function StoppedNotice({ batch: { code, isCalledBack, chips: count } }: { batch: Stopped }) {
  return (
    <Notice
      kind="danger"
      title={`Do not use chips of batch ${code}`}
      action={
        <ButtonLink weight="plain" size="sm" to={chipsOf(code, isCalledBack ? 'recalled' : undefined)}>
          {count === 1 ? 'See which chip' : 'See which chips'}
        </ButtonLink>
      }
    >
      {isCalledBack ? 'They are called back. ' : 'Too many of them have failed, and we are looking into it. '}
      You hold {chips(count)} of it. {isCalledBack ? CALLED_BACK : FROZEN}
    </Notice>
  )
}

const FROZEN =
  'Put them aside until we write to you: an animal cannot be registered with one meanwhile. If one that you implanted has failed, report it.'
const CALLED_BACK =
  'Implant none, and send them to us unopened: we wrote to you where to. What you paid for them goes back to your card once they have come, unless your bank holds it or has given it back. If one that you implanted has failed, report it.'
