import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { StepForm } from '#ui/StepForm.tsx'
import { DamStep } from './DamStep.tsx'
import { StartAgain } from './StartAgain.tsx'
import { useLitter } from './useLitter.ts'

const CheckLitter = lazyPart(() => import('./CheckLitter.tsx').then((part) => part.CheckLitter))
const LitterStep = lazyPart(() => import('./LitterStep.tsx').then((part) => part.LitterStep))
const NewbornStep = lazyPart(() => import('./NewbornStep.tsx').then((part) => part.NewbornStep))
const OffspringStep = lazyPart(() => import('./OffspringStep.tsx').then((part) => part.OffspringStep))

/** Registers a litter step by step: the mother, what the offspring have in common, the offspring themselves. */
export function LitterWizard() {
  const { form, walk, known, later, busy, clear } = useLitter()
  const step = walk.step.name
  const finish = later ? 'Write down the litter' : `Register ${form.values.young.length === 1 ? 'this animal' : 'the litter'}`
  return (
    <StepForm walk={walk} finish={finish} busy={busy} note={<Note step={step} later={later} onClear={form.isDirty() && clear} />}>
      {step === 'dam' && <DamStep form={form} />}
      {step === 'litter' && <LitterStep pet={petFormOf(form, form.values)} form={form} later={later} />}
      {step === 'young' && later && <NewbornStep form={form} />}
      {step === 'young' && !later && <OffspringStep form={form} known={known} />}
      {step === 'check' && <CheckLitter answers={form.values} known={known} later={later} onChange={walk.goTo} />}
    </StepForm>
  )
}

/** What follows from the last button, and the way to begin again. */
function Note({ step, later, onClear }: { step: string; later: boolean; onClear: false | (() => void) }) {
  return (
    <>
      {step === 'check' && (later ? LATER : NOW)}
      {onClear && (
        <div>
          <StartAgain onClear={onClear} />
        </div>
      )}
    </>
  )
}

const NOW =
  'We’ll register them all together, or register none and tell you which row to correct. You’ll be their first keeper, and their breeder for life.'
const LATER = 'It’s free. The animals go on the register once you add their chips, and you’re their first keeper then.'
