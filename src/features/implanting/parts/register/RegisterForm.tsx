import { getCredits } from '#features/plans/contract.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useReachable } from '#platform/web/connection.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { StepFacts } from '#ui/StepFacts.tsx'
import { StepForm } from '#ui/StepForm.tsx'
import { useQueue } from '../queue/useQueue.ts'
import { AnimalStep } from './AnimalStep.tsx'
import { spare } from './credits.ts'
import { factsOf } from './facts.tsx'
import { ImplantStep } from './ImplantStep.tsx'
import { KeeperStep } from './KeeperStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import { speciesFor } from './scope.ts'
import { type ChipFormProps, useChipForm } from './useChipForm.ts'
import { useVerification } from './useVerification.ts'

/** Registers an animal that was just chipped. Without signal it is kept on the device. */
export function RegisterForm({ onClear, ...props }: ChipFormProps) {
  const { form, pet, walk, found, isPending } = useChipForm(props)
  const { practice } = useVerification()
  // Asked before its step, so that it is known where there is no signal by then.
  const { data: credits } = useCall(getCredits, {})
  const { items } = useQueue()
  const others = items.filter(({ id }) => id !== form.values.draftId)
  const inHand = spare(
    credits?.left,
    others.map(({ answers }) => answers),
  )
  const reachable = useReachable()
  const step = walk.step.name
  return (
    <>
      <StepForm
        walk={walk}
        finish={reachable ? 'Register this animal' : 'Save on this device'}
        busy={isPending}
        note={step === 'check' && (reachable ? ASKED : KEPT)}
      >
        {step === 'chip' && <NumberStep pet={pet} found={found} />}
        {step === 'implant' && <ImplantStep form={form} />}
        {step === 'animal' && <AnimalStep pet={pet} species={speciesFor(practice)} />}
        {step === 'keeper' && <KeeperStep form={form} credits={inHand} />}
        {step === 'check' && (
          <StepFacts steps={walk.steps} factsOf={(name) => factsOf(name, form.values, systemClock.now())} onChange={walk.goTo} />
        )}
      </StepForm>
      {form.values.pet.chipNumber !== '' && <ClearForm onClear={onClear} />}
    </>
  )
}

function ClearForm({ onClear }: { onClear: () => void }) {
  return (
    <div>
      <DialogButton
        weight="quiet"
        size="sm"
        renderDialog={(close) => (
          <ConfirmDialog title="Clear form?" yes="Clear form" weight="danger" busy={false} onYes={onClear} onClose={close}>
            You’ll lose what you’ve entered for this animal and start with an empty form.
          </ConfirmDialog>
        )}
      >
        {' '}
        Clear form{' '}
      </DialogButton>
    </div>
  )
}

const ASKED = 'We’ll ask them straight away whether the animal is theirs. You can correct the implant’s date and place for 30 days.'
const KEPT = 'There’s no signal at the moment. We’ll save this on your device and send it when there is.'
