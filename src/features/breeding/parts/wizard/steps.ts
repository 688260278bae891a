import type { ChipAnswer } from '#features/chips/kit/verdict.ts'
import { bornOnOf } from '#features/pets/kit/form/answers.ts'
import { unlikelyAnimal, unlikelyImplant } from '#features/pets/kit/form/petsteps.ts'
import { callServer } from '#platform/web/callserver.ts'
import type { FormStep } from '#platform/web/steps.ts'
import { impossiblyClose, tooCloseWords } from '../../birthgap.ts'
import { getLitters } from '../../contract.ts'
import { isDay } from '../litters/isday.ts'
import { chipsComeLater, type LitterAnswers } from './answers.ts'
import { numberOf } from './numbers.ts'
import { rowProblems } from './rowproblems.ts'

/** The steps of registering a litter. */
export const damStep = (): FormStep => ({ name: 'dam', title: 'Parents', heading: 'Who are the parents?', fields: ['dam', 'sire'] })

export const litterStep = (answers: LitterAnswers, now: Date): FormStep => ({
  name: 'litter',
  title: 'Litter',
  heading: 'Tell us about the litter',
  fields: ['species', 'breed', 'bornOn', 'bornExactly', 'bornDead', 'diedBeforeChip', 'chips', 'implant'],
  ready: async () => ({
    ...unlikelyAnimal(answers, now),
    ...(chipsComeLater(answers, now) ? {} : earlyImplant(answers, now)),
    ...(await otherBirth(answers, now)),
  }),
})

const earlyImplant = (answers: LitterAnswers, now: Date) =>
  unlikelyImplant({ ...answers, bornHow: answers.bornExactly ? 'date' : 'age', bornEstimate: answers.bornOn }, now)

/** Says at the date itself that the mother had another litter too close to it. Where we can’t look, the register does at the end. */
async function otherBirth(answers: LitterAnswers, now: Date): Promise<Record<string, string>> {
  const { dam, species, bornExactly } = answers
  const bornOn = bornOnOf(answers, now)
  if (!isDay(bornOn)) return {}
  const ask = { query: dam.name.trim().slice(0, 60), sort: '-bornOn' as const, pageSize: 50 }
  const litters = await callServer(getLitters, ask).catch(() => null)
  const mother = { name: dam.name, chipNumber: numberOf(dam.chipNumber) || null }
  const close = impossiblyClose(litters?.data.items ?? [], { dam: mother, species, bornOn, bornExactly })
  return close ? { bornOn: tooCloseWords(close) } : {}
}

export const offspringStep = (answers: LitterAnswers, known: ReadonlyMap<string, ChipAnswer>): FormStep => ({
  name: 'young',
  title: 'Animals',
  heading: 'The animals and their chips',
  fields: ['young', 'evenIfHeldElsewhere'],
  ready: async () => rowProblems(answers, known),
})

export const newbornStep = (): FormStep => ({ name: 'young', title: 'Animals', heading: 'How many are there?', fields: ['newborn'] })

export const checkStep = (): FormStep => ({ name: 'check', title: 'Check', heading: 'Check the litter', fields: [] })
