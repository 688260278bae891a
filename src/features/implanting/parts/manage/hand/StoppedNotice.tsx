import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { chips } from '../../words.ts'
import { chipsOf } from '../address.ts'
import type { Stopped } from './batches.ts'

/** Says loudly that chips of a batch may not be used, and what to do with them. */
export function StoppedNotice({ batch: { code, status, chips: count } }: { batch: Stopped }) {
  const isFrozen = status === 'frozen'
  return (
    <Notice
      kind="danger"
      title={`Do not use chips of batch ${code}`}
      action={
        <ButtonLink weight="plain" size="sm" to={chipsOf(code, isFrozen ? undefined : 'recalled')}>
          {count === 1 ? 'See which chip' : 'See which chips'}
        </ButtonLink>
      }
    >
      {isFrozen ? 'Too many of them have failed, and we are looking into it. ' : 'They are called back. '}
      You hold {chips(count)} of it. {isFrozen ? FROZEN : CALLED_BACK}
    </Notice>
  )
}

const FROZEN =
  'Put them aside until we write to you: an animal cannot be registered with one meanwhile. If one that you implanted has failed, report it.'
const CALLED_BACK =
  'Implant none, and send them to us unopened: we wrote to you where to. What you paid for them goes back to your card once they have come, unless your bank holds it or has given it back. If one that you implanted has failed, report it.'
