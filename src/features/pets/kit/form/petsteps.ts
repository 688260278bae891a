import { birthProblem, implantProblem } from '#knowledge/animals/birth.ts'
import { SPECIES } from '#knowledge/animals/species.ts'
import type { FormStep } from '#platform/web/steps.ts'
import { bornOnOf, type PetAnswers } from './answers.ts'

/** The steps about an animal; `within` is where it stands in the form, as in `pet.`. */
export const chipStep = (within = ''): FormStep => ({
  name: 'chip',
  title: 'Microchip',
  heading: 'What’s the microchip number?',
  fields: fieldsOf(within, ['chipNumber', 'evenIfHeldElsewhere']),
})

export const animalStep = (answers: PetAnswers, now: Date, within = ''): FormStep => ({
  name: 'animal',
  title: 'Animal',
  heading: 'Tell us about the animal',
  fields: fieldsOf(within, ['species', 'name', 'originalName', 'breed', 'sex', 'neutered', 'bornOn']),
  ready: async () => unlikelyAnimal(answers, now, within),
})

export const looksStep = (within = ''): FormStep => ({
  name: 'looks',
  title: 'Appearance',
  heading: 'What does it look like?',
  fields: fieldsOf(within, ['colour', 'markings', 'photoId']),
})

export const implantStep = (answers: PetAnswers, now: Date): FormStep => ({
  name: 'implant',
  title: 'Implant',
  heading: 'Implant details, if you know them',
  fields: ['implant'],
  ready: async () => unlikelyImplant(answers, now),
})

export const checkStep = (): FormStep => ({ name: 'check', title: 'Check', heading: 'Check your answers', fields: [] })

const fieldsOf = (within: string, names: string[]) => names.map((name) => within + name)

/** What each answer allows and both together do not, by the rules that the server judges by as well. */
export function unlikelyAnimal(answers: PetAnswers, now: Date, within = ''): Record<string, string> {
  const { kind, first, second } = answers.breed
  const stranger = kind !== 'description' && [first, ...(kind === 'cross' ? [second] : [])].find(({ id, asTyped }) => id === '' && !asTyped)
  if (stranger)
    return { [`${within}breed`]: `Choose a breed from the list for “${stranger.text.trim()}”, or describe the animal in your own words` }
  if (kind === 'cross' && first.id !== '' && first.id === second.id)
    return { [`${within}breed`]: 'Choose two different breeds for a cross' }
  const species = SPECIES.find((one) => one === answers.species)
  const birth = species && birthProblem(bornOnOf(answers, now), species, now)
  return birth ? { [`${within}bornOn`]: birth.words } : {}
}

export function unlikelyImplant(answers: PetAnswers, now: Date): Record<string, string> {
  const birth = { bornOn: bornOnOf(answers, now), bornExactly: answers.bornHow === 'date' }
  const problem = implantProblem(answers.implant.implantedOn || null, birth, now)
  return problem ? { 'implant.implantedOn': problem } : {}
}
