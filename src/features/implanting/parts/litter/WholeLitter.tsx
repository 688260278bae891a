import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { ImplanterPage } from '../../kit/ImplanterPage.tsx'
import { QueuePanel } from '../queue/QueuePanel.tsx'
import type { Queued } from '../queue/queued.ts'
import { animals } from '../queue/words.ts'
import { useVerification } from '../register/useVerification.ts'
import { VerificationNotice } from '../VerificationNotice.tsx'
import { LITTER } from './address.ts'
import type { LitterAnswers } from './answers.ts'
import { LitterForm } from './LitterForm.tsx'
import { LitterRegistered } from './LitterRegistered.tsx'
import type { Sent } from './sending.ts'

/** The page on which a whole litter is added. `onMend` opens one animal of the queue in the form for a single one. */
export function WholeLitter({ onMend }: { onMend: (item: Queued) => void }) {
  const [params, setParams] = useSearchParams()
  const [done, setDone] = useState<{ answers: LitterAnswers; sent: Sent } | null>(null)
  const { mustWait } = useVerification()
  const begin = () => setDone(null)
  const isKept = done !== null && done.sent.kept.length > 0
  if (done && !isKept)
    return (
      <ImplanterPage title={registeredWords(done.sent.registered.length)} lead="Anyone can now look up their chips." width="text">
        <LitterRegistered {...done} onBegin={begin} />
      </ImplanterPage>
    )
  return (
    <ImplanterPage
      title="Add the whole litter"
      lead="For a litter you’ve just chipped. Enter what they share once, then a row for each animal."
      width={params.get('step') === 'animals' ? 'wide' : 'text'}
      actions={
        <ButtonLink weight="quiet" to={paths.registerChip}>
          Register a single animal
        </ButtonLink>
      }
    >
      <VerificationNotice />
      <QueuePanel onMend={onMend} />
      {isKept && (
        <Notice kind="success" title={`${animals(done.sent.kept.length)} saved on this device`} live>
          {done.sent.registered.length > 0 && `We’ve registered the other ${done.sent.registered.length}. `}
          We’ll send them when there’s signal and this page is open. You can start on the next litter.
        </Notice>
      )}
      {!mustWait && (
        <LitterForm
          key={done ? 'next' : 'first'}
          onDone={(answers, sent) => {
            setDone({ answers, sent })
            setParams(LITTER, { replace: true })
            focusTitle()
          }}
        />
      )}
    </ImplanterPage>
  )
}

const registeredWords = (count: number) => (count === 1 ? '1 animal is registered' : `${count} animals are registered`)
