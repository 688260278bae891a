import { unlikelyAnimal } from '#features/pets/kit/form/petsteps.ts'
import type { FormStep, Problems } from '#platform/web/steps.ts'
import { unreachable } from '../keeperanswers.ts'
import { bornLater, motherUnsaid, payerUnsaid, unlikelyImplant } from '../register/answers.ts'
import { chipOf, firstRow, type LitterAnswers } from './answers.ts'

const SHARED = ['species', 'breed', 'bornOn', 'neutered'].map((name) => `pet.${name}`)

/** The steps of registering a litter: what its animals have in common, their breeder, then a row for each. */
export function litterSteps(answers: LitterAnswers, now: Date, ready: () => Promise<Problems>): readonly [FormStep, ...FormStep[]] {
  const first = chipOf(answers, firstRow(answers))
  return [
    {
      name: 'litter',
      title: 'Litter',
      heading: 'Tell us about the litter',
      fields: [...SHARED, 'implant'],
      ready: async () => ({ ...unlikelyAnimal(answers.pet, now, 'pet.'), ...bornLater(first, now), ...unlikelyImplant(first, now) }),
    },
    {
      name: 'keeper',
      title: 'Breeder',
      heading: 'Who should we ask?',
      fields: ['as', 'keepsMother', 'to', 'withCredit'],
      ready: async () => ({ ...motherUnsaid(first, now), ...unreachable(answers), ...payerUnsaid(first) }),
    },
    { name: 'animals', title: 'Animals', heading: 'The animals and their chips', fields: ['rows'], ready },
    { name: 'check', title: 'Check', heading: 'Check the litter', fields: [] },
  ]
}
