import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AnimalStep, CheckAnswers, Looks, PhotoUpload } from '#features/pets/kit/form/latersteps.tsx'
import { atPetFields } from '#features/pets/kit/form/petfields.ts'
import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { animalStep, checkStep, looksStep } from '#features/pets/kit/form/petsteps.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { paths } from '#src/paths.ts'
import { DateField } from '#ui/DateField.tsx'
import { StepForm } from '#ui/StepForm.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getWelfarePets, getWelfareReports, takeInUnchipped } from '../../contract.ts'
import { LOCATION_HINT } from '../words.ts'
import { CheckIntake } from './CheckIntake.tsx'
import { IntakeFields } from './IntakeFields.tsx'
import { blankUnchipped, type Unchipped, unchippedAsked, unlikelyIntake } from './intake.ts'

/** Takes in an animal in which no microchip was found. */
export function TakeInUnchipped() {
  const navigate = useNavigate()
  const now = systemClock.now()
  const [initial] = useState(() => blankUnchipped(now))
  const { form, formProps, summary, isPending } = useContractForm(takeInUnchipped, {
    initial,
    asks: (answers) => unchippedAsked(answers, now),
    atFields: atPetFields(),
    draft: 'take-in-without-chip',
    once: true,
    toast: true,
    refresh: [getWelfarePets, getWelfareReports],
    then: () => navigate(paths.welfarePets),
  })
  const answers: Unchipped = form.values
  const pet = petFormOf(form, answers)
  const walk = useSteps({
    steps: [
      {
        name: 'intake',
        title: 'Intake',
        heading: 'How the animal came to you',
        fields: ['scannedBy', 'scannedOn', 'intake', 'location'],
        ready: async () => unlikelyIntake(answers.intake, now),
      },
      animalStep(answers, now),
      looksStep(),
      checkStep(),
    ],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: answers.scannedBy === '',
  })
  return (
    <StepForm walk={walk} finish="Take the animal in" busy={isPending} note={walk.step.name === 'check' && LATER}>
      {walk.step.name === 'intake' && (
        <>
          <TextField
            {...form.getInputProps('scannedBy')}
            label="Who scanned it?"
            hint="The person who scanned the whole body and found no chip"
            maxLength={80}
            autoComplete="off"
          />
          <DateField {...form.getInputProps('scannedOn')} label="Date it was scanned" />
          <IntakeFields
            answers={answers.intake}
            field={(field) => ({ ...form.getInputProps(`intake.${field}`), 'data-path': `intake.${field}` })}
          />
          <TextField {...form.getInputProps('location')} label="Location" hint={LOCATION_HINT} maxLength={80} autoComplete="off" optional />
        </>
      )}
      {walk.step.name === 'animal' && <AnimalStep pet={pet} />}
      {walk.step.name === 'looks' && (
        <>
          <Looks pet={pet} />
          <PhotoUpload pet={pet} />
        </>
      )}
      {walk.step.name === 'check' && (
        <>
          <CheckIntake answers={answers} onChange={() => walk.goTo('intake')} />
          <CheckAnswers answers={answers} steps={walk.steps} onChange={walk.goTo} />
        </>
      )}
    </StepForm>
  )
}

const LATER = 'It isn’t on the register until it has a chip. When it has one, add the number on your animals page.'
