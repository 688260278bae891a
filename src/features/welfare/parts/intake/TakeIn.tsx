import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { getChipInfo } from '#features/chips/contract.ts'
import { useChipCheck } from '#features/chips/kit/useChipCheck.ts'
import { useGivenChip } from '#features/chips/kit/useGivenChip.ts'
import { ChipStep } from '#features/pets/kit/form/ChipStep.tsx'
import { AnimalStep, CheckAnswers, ImplantFields, Looks, PhotoUpload } from '#features/pets/kit/form/latersteps.tsx'
import { atPetFields } from '#features/pets/kit/form/petfields.ts'
import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { animalStep, checkStep, chipStep, implantStep, looksStep } from '#features/pets/kit/form/petsteps.ts'
import { getCredits } from '#features/plans/contract.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { paths } from '#src/paths.ts'
import { Notice } from '#ui/Notice.tsx'
import { StepForm } from '#ui/StepForm.tsx'
import { addPetByWelfare, getWelfarePets, getWelfareReports } from '../../contract.ts'
import { tellFirst } from '../../policy.ts'
import { blankTakingIn, nextTakingIn, type TakingIn, takingInAsked, unlikelyIntake } from './intake.ts'

/** The chip is asked for first, and what the later steps hold comes meanwhile. */
const IntakeStep = lazyPart(() => import('./IntakeStep.tsx').then((part) => part.IntakeStep))
const CheckIntake = lazyPart(() => import('./CheckIntake.tsx').then((part) => part.CheckIntake))
const IntakeCost = lazyPart(() => import('./IntakeCost.tsx').then((part) => part.IntakeCost))

const DRAFT = 'take-in'

/** Registers an animal that has come to the organisation, step by step. */
export function TakeIn() {
  const navigate = useNavigate()
  const now = systemClock.now()
  const [initial] = useState(() => blankTakingIn(now))
  const another = useRef(false)
  const [before, setBefore] = useState<string | null>(null)
  const { form, formProps, summary, isPending } = useContractForm(addPetByWelfare, {
    initial,
    asks: (answers) => takingInAsked(answers, now),
    atFields: atPetFields(),
    draft: DRAFT,
    once: true,
    toast: true,
    refresh: [getWelfarePets, getWelfareReports, getCredits],
    then: ({ petName }) => {
      if (!another.current) return navigate(paths.welfarePets)
      form.setValues(nextTakingIn(form.getValues(), now))
      setBefore(petName)
      walk.goTo('chip')
    },
  })
  const answers: TakingIn = form.values
  const pet = petFormOf(form, answers)
  useGivenChip((chipNumber) => pet.set({ chipNumber, evenIfHeldElsewhere: false }))
  const check = useChipCheck(answers)
  const here = useCall(getChipInfo, { chipNumber: check.number }, { enabled: check.asked.data?.registration.local === true, freshFor: 60 })
  const chipReady = async () => {
    const problems = await check.ready()
    // What someone else is the keeper of is held for them: that’s the next step, and no mistake.
    if (here.data?.registration === 'another') await navigate(paths.holdAnimal(check.number))
    return problems
  }
  const walk = useSteps({
    steps: [
      { ...chipStep(), title: 'Chip', ready: chipReady },
      {
        name: 'intake',
        title: 'Intake',
        heading: 'How the animal came to you',
        fields: ['intake', 'location', 'rescueBackup'],
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
    isBlank: answers.chipNumber === '',
  })
  const name = answers.name || 'the animal'
  return (
    <StepForm
      walk={walk}
      finish="Take the animal in"
      another={{
        label: 'Save and take in another',
        onPress: (isAnother) => {
          another.current = isAnother
        },
      }}
      busy={isPending}
      note={walk.step.name === 'check' && PROMISE}
    >
      {walk.step.name === 'chip' && (
        <>
          {before !== null && (
            <Notice kind="success" title={`${before} is on the register`}>
              We’ve kept how, when and where it came for the next animal. You can change that in the next step.
            </Notice>
          )}
          <ChipStep pet={pet} check={check} evenIf={HOLD_IT} />
        </>
      )}
      {walk.step.name === 'intake' && <IntakeStep answers={answers.intake} animal={name} input={form.getInputProps} />}
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
          <IntakeCost />
        </>
      )}
    </StepForm>
  )
}

/** HOLD-8 Only the other register can tell its keeper. Until it’s clear whose record counts the animal can’t change hands (CONF-1). */
const HOLD_IT = {
  says: (register: { name: string; phone: string | null }) => tellFirst(register).words,
  label: (register: string) =>
    `I’ve asked ${register} to tell its keeper. Take the animal in and hold it for them. It can’t go to a new keeper until it’s clear whose it is.`,
}

const PROMISE = 'Your organisation becomes its keeper on the register, until someone adopts it or its keeper is found.'
