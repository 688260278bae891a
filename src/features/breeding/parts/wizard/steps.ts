import type { ChipAnswer } from '#features/chips/kit/verdict.ts'
import { unlikelyAnimal, unlikelyImplant } from '#features/pets/kit/form/petsteps.ts'
import type { FormStep } from '#platform/web/steps.ts'
import type { LitterAnswers } from './answers.ts'
import { rowProblems } from './rowproblems.ts'

/** The steps of registering a litter. */
export const damStep = (): FormStep => ({ name: 'dam', title: 'Parents', heading: 'Who are the parents?', fields: ['dam', 'sire'] })

export const litterStep = (answers: LitterAnswers, now: Date): FormStep => ({
  name: 'litter',
  title: 'Litter',
  heading: 'Tell us about the litter',
  fields: ['species', 'breed', 'bornOn', 'bornExactly', 'bornDead', 'diedBeforeChip', 'implant'],
  ready: async () => ({
    ...unlikelyAnimal(answers, now),
    ...unlikelyImplant({ ...answers, bornHow: answers.bornExactly ? 'date' : 'age', bornEstimate: answers.bornOn }, now),
  }),
})

export const offspringStep = (answers: LitterAnswers, known: ReadonlyMap<string, ChipAnswer>): FormStep => ({
  name: 'young',
  title: 'Animals',
  heading: 'The animals and their chips',
  fields: ['young', 'evenIfHeldElsewhere'],
  ready: async () => rowProblems(answers, known),
})

export const checkStep = (): FormStep => ({ name: 'check', title: 'Check', heading: 'Check the litter', fields: [] })
