import { useNavigate } from 'react-router'
import { registrationPrices } from '#features/accounts/kit/points.ts'
import { useChipCheck } from '#features/chips/kit/useChipCheck.ts'
import { useGivenChip } from '#features/chips/kit/useGivenChip.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { paths } from '#src/paths.ts'
import { Agreed } from '#ui/Agreed.tsx'
import { Extended } from '#ui/Extended.tsx'
import { StepForm } from '#ui/StepForm.tsx'
import { addPet, getUsersPets } from '../../contract.ts'
import { blankPet, petAsked } from '../../kit/form/answers.ts'
import { ChipStep } from '../../kit/form/ChipStep.tsx'
import { AnimalStep, CheckAnswers, ImplantFields, Looks, PhotoUpload } from '../../kit/form/latersteps.tsx'
import { atPetFields } from '../../kit/form/petfields.ts'
import { petFormOf } from '../../kit/form/petform.ts'
import { animalStep, checkStep, chipStep, implantStep, looksStep } from '../../kit/form/petsteps.ts'
import { petsKept } from '../../topics.ts'

/** Registers a pet of a keeper who is signed in, step by step. */
export function AddPet() {
  const navigate = useNavigate()
  const now = systemClock.now()
  const { form, formProps, summary, isPending } = useContractForm(addPet, {
    initial: blankPet,
    asks: (answers) => petAsked(answers, now),
    atFields: atPetFields(),
    draft: 'add-pet',
    once: true,
    refresh: [getUsersPets, petsKept],
    then: ({ petName, payment }) => navigate(paths.registerSuccess(petName), { state: { payment } }),
  })
  const pet = petFormOf(form, form.values)
  useGivenChip((chipNumber) => form.setValues({ chipNumber }))
  const check = useChipCheck(form.values)
  const walk = useSteps({
    steps: [{ ...chipStep(), ready: check.ready }, animalStep(form.values, now), looksStep(), implantStep(form.values, now), checkStep()],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: form.values.chipNumber === '',
  })
  return (
    <StepForm walk={walk} finish="Register this pet" busy={isPending} note={walk.step.name === 'check' && <Promised />}>
      {walk.step.name === 'chip' && (
        <>
          <ChipStep pet={pet} check={check} />
          <Extended point={registrationPrices} props={{}} />
        </>
      )}
      {walk.step.name === 'animal' && <AnimalStep pet={pet} />}
      {walk.step.name === 'looks' && (
        <>
          <Looks pet={pet} />
          <PhotoUpload pet={pet} />
        </>
      )}
      {walk.step.name === 'implant' && <ImplantFields pet={pet} />}
      {walk.step.name === 'check' && (
        <>
          <CheckAnswers answers={form.values} steps={walk.steps} onChange={walk.goTo} />
          <Extended point={registrationPrices} props={{}} />
        </>
      )}
    </StepForm>
  )
}

const Promised = () => (
  <>
    You can change everything except the chip number at any time, for free. <Agreed by="By registering" />
  </>
)
