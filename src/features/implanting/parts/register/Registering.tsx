import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { QueuePanel } from '../queue/QueuePanel.tsx'
import { nameOf } from '../queue/words.ts'
import { VerificationNotice } from '../VerificationNotice.tsx'
import { nextWords } from './outcome.ts'
import { RegisterForm } from './RegisterForm.tsx'
import type { useRegistering } from './useRegistering.ts'
import { useVerification } from './useVerification.ts'

/** What waits on this device, and the form for one animal. */
export function Registering({ registering }: { registering: ReturnType<typeof useRegistering> }) {
  const { sheet, draft, mend } = registering
  const { mustWait } = useVerification()
  return (
    <>
      <VerificationNotice />
      <QueuePanel onMend={mend} />
      <Last registering={registering} />
      {!mustWait && (
        <RegisterForm
          key={`${draft}#${sheet.count}`}
          given={sheet.start}
          chip={registering.chip}
          draft={draft}
          problem={sheet.mending?.problem}
          onDone={registering.onDone}
          onNoSignal={registering.onNoSignal}
          onClear={registering.clear}
        />
      )}
    </>
  )
}

/** Which animal is opened again, or that the last one is kept. */
function Last({ registering: { sheet, outcome, isWaiting, next, leaveMending } }: { registering: ReturnType<typeof useRegistering> }) {
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
