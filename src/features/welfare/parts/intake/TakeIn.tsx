import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ImplantFields } from '#features/pets/parts/animal/ImplantFields.tsx'
import { Looks } from '#features/pets/parts/animal/Looks.tsx'
import { PhotoUpload } from '#features/pets/parts/animal/PhotoUpload.tsx'
import { ChipStep } from '#features/pets/parts/chip/ChipStep.tsx'
import { useChipCheck } from '#features/pets/parts/chip/useChipCheck.ts'
import { CheckAnswers } from '#features/pets/parts/form/CheckAnswers.tsx'
import { petFormOf } from '#features/pets/parts/form/petform.ts'
import { StepForm } from '#features/pets/parts/form/StepForm.tsx'
import { useSteps } from '#features/pets/parts/form/useSteps.ts'
import { AnimalStep } from '#features/pets/parts/joining/AnimalStep.tsx'
import { animalStep, checkStep, chipStep, implantStep, looksStep } from '#features/pets/parts/joining/petsteps.ts'
import { getCredits } from '#features/plans/contract.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { addPetByWelfare, getWelfarePets, getWelfareReports } from '../../contract.ts'
import { BackupField } from './BackupField.tsx'
import { CheckIntake } from './CheckIntake.tsx'
import { IntakeFields } from './IntakeFields.tsx'
import { blankTakingIn, type TakingIn, takingInAsked, takingInProblems, unlikelyIntake } from './intake.ts'

const DRAFT = 'take-in'

/** Registers an animal that has come to the organisation, step by step. */
export function TakeIn() {
  const navigate = useNavigate()
  const now = systemClock.now()
  const [initial] = useState(() => blankTakingIn(now))
  const { form, formProps, summary, isPending } = useContractForm(addPetByWelfare, {
    initial,
    asks: (answers) => takingInAsked(answers, now),
    draft: DRAFT,
    once: true,
    toast: true,
    refresh: [getWelfarePets, getWelfareReports, getCredits],
    then: () => navigate(paths.welfarePets),
  })
  const answers: TakingIn = form.values
  const pet = petFormOf(form, answers)
  const check = useChipCheck(answers)
  const walk = useSteps({
    steps: [
      { ...chipStep(), title: 'Chip', ready: check.ready },
      {
        name: 'intake',
        title: 'Intake',
        heading: 'How the animal came to you',
        fields: ['intake', 'rescueBackup'],
        ready: async () => unlikelyIntake(answers.intake, now),
      },
      animalStep(answers, now),
      looksStep(),
      implantStep(answers, now),
      checkStep(),
    ],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    wording: (problems) => takingInProblems(problems, answers, now),
    isBlank: answers.chipNumber === '',
  })
  const name = answers.name || 'the animal'
  return (
    <StepForm walk={walk} finish="Take the animal in" busy={isPending} note={walk.step.name === 'check' && PROMISE}>
      {walk.step.name === 'chip' && <ChipStep pet={pet} check={check} />}
      {walk.step.name === 'intake' && (
        <>
          <IntakeFields
            answers={answers.intake}
            field={(field) => ({ ...form.getInputProps(`intake.${field}`), 'data-path': `intake.${field}` })}
          />
          <BackupField animal={name} {...form.getInputProps('rescueBackup', { type: 'checkbox' })} />
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
          <CheckIntake answers={answers} onChange={() => walk.goTo('intake')} />
          <CheckAnswers answers={answers} steps={walk.steps} onChange={walk.goTo} />
        </>
      )}
    </StepForm>
  )
}

const PROMISE = 'Your organisation is its keeper on the register from now on, until somebody adopts it or its keeper is found.'
