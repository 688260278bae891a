import { bornText } from '#features/pets/kit/born.ts'
import { bornOnOf, breedText } from '#features/pets/kit/form/answers.ts'
import { SEXES } from '#features/pets/kit/litter/sexes.ts'
import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Fact } from '#ui/FactList.tsx'
import { factsOf as chipFacts } from '../register/facts.tsx'
import { chipOf, firstRow, type LitterAnswers } from './answers.ts'
import { filledRows, numberOf } from './rows.ts'

/** What was said on a step, to be checked: once for the litter, and a line for each animal. */
export function factsOf(step: string, answers: LitterAnswers, now: Date): Fact[] {
  switch (step) {
    case 'litter':
      return litterFacts(answers, now)
    case 'keeper':
      return chipFacts(step, chipOf(answers, firstRow(answers)), now).map(paidByCredits)
    case 'animals':
      return filledRows(answers.rows).map(({ chipNumber, name, sex, colour }) => ({
        label: name,
        value: [groupChipNumber(numberOf(chipNumber)), SEXES.find(({ value }) => value === sex)?.label, colour].filter(Boolean).join(', '),
      }))
    default:
      return []
  }
}

function litterFacts({ pet, implant }: LitterAnswers, now: Date): Fact[] {
  const species = SPECIES.find((one) => one === pet.species)
  const bornOn = bornOnOf(pet, now)
  return [
    { label: 'Kind of animal', value: species && speciesWords[species].label },
    { label: 'Breed', value: breedText(pet.breed) },
    { label: 'Date of birth', value: bornOn && bornText(bornOn, pet.bornHow === 'date') },
    { label: 'Neutered', value: NEUTERED[pet.neutered] },
    { label: 'Implanted on', value: implant.implantedOn && whenText(implant.implantedOn, 'day') },
    { label: 'Where the chips are', value: implant.site },
    { label: 'Before implanting', value: 'No chip found' },
    { label: 'After implanting', value: implant.scanAfter && 'The reader showed each number' },
  ]
}

const NEUTERED: Record<string, string> = { yes: 'Yes', no: 'No', unknown: 'Not known' }

const paidByCredits = (fact: Fact): Fact =>
  fact.value === 'You, with one credit' ? { ...fact, value: 'You, with one credit for each animal' } : fact
