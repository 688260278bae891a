import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { StepForm } from '#ui/StepForm.tsx'
import { DamStep } from './DamStep.tsx'
import { useLitter } from './useLitter.ts'

const CheckLitter = lazyPart(() => import('./CheckLitter.tsx').then((part) => part.CheckLitter))
const LitterStep = lazyPart(() => import('./LitterStep.tsx').then((part) => part.LitterStep))
const OffspringStep = lazyPart(() => import('./OffspringStep.tsx').then((part) => part.OffspringStep))

/** Registers a litter step by step: the mother, what the offspring have in common, the offspring themselves. */
export function LitterWizard() {
  const { form, walk, known, busy } = useLitter()
  const step = walk.step.name
  return (
    <StepForm
      walk={walk}
      finish={`Register ${form.values.young.length === 1 ? 'this animal' : 'the litter'}`}
      busy={busy}
      note={NOTES[step]}
    >
      {step === 'dam' && <DamStep form={form} />}
      {step === 'litter' && <LitterStep pet={petFormOf(form, form.values)} form={form} />}
      {step === 'young' && <OffspringStep form={form} known={known} />}
      {step === 'check' && <CheckLitter answers={form.values} known={known} onChange={walk.goTo} />}
    </StepForm>
  )
}

const NOTES: Record<string, string> = {
  check:
    'We’ll register them all together, or register none and tell you which row to correct. You’ll be their first keeper, and their breeder for life.',
}
