import { Suspense } from 'react'
import { getCredits } from '#features/plans/contract.ts'
import { useReachable } from '#platform/web/connection.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useCall } from '#platform/web/useCall.ts'
import { StepForm } from '#ui/StepForm.tsx'
import { useQueue } from '../queue/useQueue.ts'
import { spare } from './credits.ts'
import { NumberStep } from './NumberStep.tsx'
import { type ChipFormProps, useChipForm } from './useChipForm.ts'

const ClearForm = lazyPart(() => import('./ClearForm.tsx').then((part) => part.ClearForm))
const LaterStep = lazyPart(() => import('./LaterStep.tsx').then((part) => part.LaterStep))

/** Registers an animal that was just chipped. Without signal it is kept on the device. */
export function RegisterForm({ onClear, ...props }: ChipFormProps) {
  const { form, pet, walk, found, isPending } = useChipForm(props)
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
        {step === 'chip' ? (
          <NumberStep form={form} pet={pet} found={found} />
        ) : (
          <LaterStep form={form} pet={pet} walk={walk} credits={inHand} />
        )}
      </StepForm>
      {form.values.pet.chipNumber !== '' && (
        <Suspense>
          <ClearForm onClear={onClear} />
        </Suspense>
      )}
    </>
  )
}

const ASKED = 'We’ll ask them straight away whether the animal is theirs. You can correct the implant’s date and place for 30 days.'
const KEPT = 'There’s no signal at the moment. We’ll save this on your device and send it when there is.'
