import { getCredits } from '#features/plans/contract.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Notice } from '#ui/Notice.tsx'
import { StepFacts } from '#ui/StepFacts.tsx'
import { StepForm } from '#ui/StepForm.tsx'
import { useQueue } from '../queue/useQueue.ts'
import { animals } from '../queue/words.ts'
import { spare } from '../register/credits.ts'
import { KeeperStep } from '../register/KeeperStep.tsx'
import type { LitterAnswers } from './answers.ts'
import { factsOf } from './facts.tsx'
import { RowsStep } from './RowsStep.tsx'
import { filledRows } from './rows.ts'
import { SharedStep } from './SharedStep.tsx'
import type { Sent } from './sending.ts'
import { useLitterForm } from './useLitterForm.ts'

/** Registers a whole litter: what its animals have in common once, then a row for each. */
export function LitterForm({ onDone }: { onDone: (answers: LitterAnswers, sent: Sent) => void }) {
  const { form, pet, walk, last, isSending, reachable } = useLitterForm(onDone)
  const { data: credits } = useCall(getCredits, {})
  const { items } = useQueue()
  const inHand = spare(
    credits?.left,
    items.map(({ answers }) => answers),
  )
  const count = filledRows(form.values.rows).length
  const step = walk.step.name
  return (
    <>
      {last && last.refused.length > 0 && <Refused sent={last} />}
      <StepForm
        walk={walk}
        finish={reachable ? `Register ${animals(count)}` : `Save ${animals(count)} on this device`}
        busy={isSending}
        note={step === 'check' && (reachable ? ASKED : KEPT)}
      >
        {step === 'litter' && <SharedStep form={form} pet={pet} />}
        {step === 'keeper' && <KeeperStep form={form} credits={inHand} isLitter />}
        {step === 'animals' && <RowsStep form={form} />}
        {step === 'check' && (
          <StepFacts steps={walk.steps} factsOf={(name) => factsOf(name, form.values, systemClock.now())} onChange={walk.goTo} />
        )}
      </StepForm>
    </>
  )
}

/** How many went through, and that the rest is still here. */
function Refused({ sent: { registered, refused } }: { sent: Sent }) {
  const [are, ones] = refused.length === 1 ? ['isn’t', 'it'] : ['aren’t', 'them']
  return (
    <Notice kind="warning" title={`${animals(refused.length)} ${are} registered yet`} live>
      {registered.length > 0 && `We’ve registered the other ${registered.length}. `}
      Correct what the register says, then send {ones} again.
    </Notice>
  )
}

const ASKED =
  'We’ll ask them whether the animals are theirs. If we can’t register one of them, the others still go through, and you can correct it in the table.'
const KEPT = 'There’s no signal at the moment. We’ll save them on your device and send them when there is.'
