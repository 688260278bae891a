import { useNavigate } from 'react-router'
import { getMicroLookupHistory } from '#features/lookup/contract.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { addPet, getUsersPets } from '../../contract.ts'
import { ImplantFields } from '../animal/ImplantFields.tsx'
import { Looks } from '../animal/Looks.tsx'
import { PhotoUpload } from '../animal/PhotoUpload.tsx'
import { ChipStep } from '../chip/ChipStep.tsx'
import { useChipCheck } from '../chip/useChipCheck.ts'
import { blankPet, petAsked } from '../form/answers.ts'
import { CheckAnswers } from '../form/CheckAnswers.tsx'
import { petFormOf } from '../form/petform.ts'
import { inFormWords } from '../form/problems.ts'
import { StepForm } from '../form/StepForm.tsx'
import { useSteps } from '../form/useSteps.ts'
import { AnimalStep } from './AnimalStep.tsx'
import { animalStep, checkStep, chipStep, implantStep, looksStep } from './petsteps.ts'

/** Registers a pet of a keeper who is signed in, step by step. */
export function AddPet() {
  const navigate = useNavigate()
  const now = systemClock.now()
  const { form, formProps, summary, isPending } = useContractForm(addPet, {
    initial: blankPet,
    asks: (answers) => petAsked(answers, now),
    draft: 'add-pet',
    once: true,
    refresh: [getUsersPets, getMicroLookupHistory],
    then: ({ petName, payment }) => navigate(paths.registerSuccess(petName), { state: { payment } }),
  })
  const pet = petFormOf(form, form.values)
  const check = useChipCheck(form.values)
  const walk = useSteps({
    steps: [{ ...chipStep(), ready: check.ready }, animalStep(form.values, now), looksStep(), implantStep(form.values, now), checkStep()],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    wording: (problems) => inFormWords(problems, form.values),
    isBlank: form.values.chipNumber === '',
  })
  return (
    <StepForm walk={walk} finish="Register this pet" busy={isPending} note={walk.step.name === 'check' && PROMISE}>
      {walk.step.name === 'chip' && <ChipStep pet={pet} check={check} />}
      {walk.step.name === 'animal' && <AnimalStep pet={pet} />}
      {walk.step.name === 'looks' && (
        <>
          <Looks pet={pet} />
          <PhotoUpload pet={pet} />
        </>
      )}
      {walk.step.name === 'implant' && <ImplantFields pet={pet} />}
      {walk.step.name === 'check' && <CheckAnswers answers={form.values} steps={walk.steps} onChange={walk.goTo} />}
    </StepForm>
  )
}

const PROMISE = 'You can change everything but the chip number at any time, free, for ever.'
