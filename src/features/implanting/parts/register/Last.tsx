import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { nameOf } from '../queue/words.ts'
import { nextWords } from './outcome.ts'
import type { useRegistering } from './useRegistering.ts'

/** Which animal is opened again, or that the last one is kept. */
export function Last({
  registering: { sheet, outcome, isWaiting, next, leaveMending },
}: {
  registering: ReturnType<typeof useRegistering>
}) {
  if (sheet.mending)
    return (
      <Notice
        title={`You’re correcting: ${nameOf(sheet.mending)}`}
        action={
          <ActionButton weight="plain" size="sm" onClick={leaveMending}>
            Do this later
          </ActionButton>
        }
      >
        Go through the form, then send it again from the last step.
      </Notice>
    )
  if (outcome?.kind !== 'kept') return null
  return (
    <Notice
      kind={isWaiting ? 'success' : 'info'}
      title={isWaiting ? `${nameOf(outcome)} is saved on this device` : 'Does the next animal have the same keeper?'}
      live
      action={
        <ActionButton weight="plain" size="sm" onClick={() => next(outcome)}>
          {nextWords(outcome.answers)}
        </ActionButton>
      }
    >
      {isWaiting
        ? 'We’ll send it when there’s signal and this page is open. You can start on the next animal.'
        : 'You don’t need to enter their details again.'}
    </Notice>
  )
}
