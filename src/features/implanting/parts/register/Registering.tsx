import { Suspense } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import { QueuePanel } from '../queue/QueuePanel.tsx'
import { VerificationNotice } from '../VerificationNotice.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import type { useRegistering } from './useRegistering.ts'
import { useVerification } from './useVerification.ts'

const Last = lazyPart(() => import('./Last.tsx').then((part) => part.Last))

/** What waits on this device, and the form for one animal. */
export function Registering({ registering }: { registering: ReturnType<typeof useRegistering> }) {
  const { sheet, outcome, draft, mend } = registering
  const { mustWait } = useVerification()
  return (
    <>
      <VerificationNotice />
      <QueuePanel onMend={mend} />
      {(sheet.mending || outcome?.kind === 'kept') && (
        <Suspense>
          <Last registering={registering} />
        </Suspense>
      )}
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
