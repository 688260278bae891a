import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { StepForm } from '#ui/StepForm.tsx'
import { PetStep } from './PetStep.tsx'
import { type Asking, useQuoteForm } from './useQuoteForm.ts'

const AboutStep = lazyPart(() => import('./AboutStep.tsx').then((part) => part.AboutStep))
const CoverStep = lazyPart(() => import('./CoverStep.tsx').then((part) => part.CoverStep))

/** The questions of a quote, in three steps. */
export function QuoteForm(asking: Asking) {
  const { form, walk, isPending } = useQuoteForm(asking)
  return (
    <StepForm walk={walk} finish="See prices" busy={isPending} note={NOTES[walk.step.name]}>
      {walk.step.name === 'pet' && <PetStep pet={petFormOf(form, form.values)} />}
      {walk.step.name === 'about' && <AboutStep form={form} />}
      {walk.step.name === 'cover' && <CoverStep form={form} />}
    </StepForm>
  )
}

const NOTES: Record<string, string> = {
  pet: 'You don’t need an account, and we don’t ask who you are.',
  about: 'Answer as well as you can: if an answer is wrong, the insurer might not pay a claim.',
  cover: 'You’ll see all four kinds of cover side by side. Nothing is sent to the insurer in your name.',
}
