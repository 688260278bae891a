import { unlikelyAnimal } from '#features/pets/kit/form/petsteps.ts'
import type { FormStep, Problems } from '#platform/web/steps.ts'
import { unreachable } from '../keeperanswers.ts'
import { bornLater, type ChipAnswers, motherUnsaid, payerUnsaid, unlikelyImplant } from './answers.ts'

const CHIP_FIELDS = ['pet.chipNumber', 'pet.evenIfHeldElsewhere', 'alreadyIn', 'draftId']

/** The steps in the order of the work: the chip, putting it in, the animal, its keeper. */
export function chipSteps(answers: ChipAnswers, now: Date, ready: () => Promise<Problems>): readonly [FormStep, ...FormStep[]] {
  return [
    { name: 'chip', title: 'Chip', heading: 'Which chip have you implanted?', fields: [...CHIP_FIELDS], ready },
    {
      name: 'implant',
      title: 'Implant',
      heading: 'How did you implant it?',
      fields: ['implant.scanBefore', 'olderChip', 'implant.implantedOn', 'implant.site', 'implant.scanAfter'],
      ready: async () => unlikelyImplant(answers, now),
    },
    {
      name: 'animal',
      title: 'Animal',
      heading: 'Which animal is it?',
      fields: ['species', 'name', 'breed', 'sex', 'neutered', 'bornOn', 'colour', 'markings'].map((name) => `pet.${name}`),
      ready: async () => ({ ...bornLater(answers, now), ...unlikelyAnimal(answers.pet, now, 'pet.') }),
    },
    {
      name: 'keeper',
      title: 'Keeper',
      heading: 'Who should we ask?',
      fields: ['as', 'keepsMother', 'to', 'withCredit'],
      ready: async () => ({ ...motherUnsaid(answers, now), ...unreachable(answers), ...payerUnsaid(answers) }),
    },
    { name: 'check', title: 'Check', heading: 'Check your answers', fields: [] },
  ]
}
