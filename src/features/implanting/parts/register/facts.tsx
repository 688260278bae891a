import { bornText } from '#features/pets/kit/born.ts'
import { bornOnOf, breedText } from '#features/pets/kit/form/answers.ts'
import { sexText } from '#features/pets/kit/sex.ts'
import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Fact } from '#ui/FactList.tsx'
import { asksOfMother, type ChipAnswers } from './answers.ts'
import { numberIn } from './reading.ts'

/** What was said on a step of the form, to be checked. */
export function factsOf(step: string, answers: ChipAnswers, now: Date): Fact[] {
  switch (step) {
    case 'chip':
      return [
        { label: 'Microchip number', value: <ChipDigits number={numberIn(answers.pet.chipNumber)} /> },
        ...(answers.pet.evenIfHeldElsewhere
          ? [{ label: 'Another database', value: 'Holds this chip too. You want to register it here as well.' }]
          : []),
      ]
    case 'implant':
      return implantFacts(answers)
    case 'animal':
      return animalFacts(answers, now)
    case 'keeper':
      return keeperFacts(answers, asksOfMother(answers, now))
    default:
      return []
  }
}

const implantFacts = ({ implant: { implantedOn, site, scanBefore, scanAfter }, olderChip }: ChipAnswers): Fact[] => [
  { label: 'Implanted on', value: implantedOn && whenText(implantedOn, 'day') },
  { label: 'Where the chip is', value: site },
  { label: 'Before implanting', value: scanBefore === 'otherChip' ? <Older number={olderChip} /> : 'No chip found' },
  { label: 'After implanting', value: scanAfter && 'The reader showed this number' },
]

const Older = ({ number }: { number: string }) => (
  <>
    An older chip, <ChipDigits number={numberIn(number)} />
  </>
)

function animalFacts({ pet }: ChipAnswers, now: Date): Fact[] {
  const species = SPECIES.find((one) => one === pet.species)
  const bornOn = bornOnOf(pet, now)
  return [
    { label: 'Animal', value: species && speciesWords[species].label },
    { label: 'Name', value: pet.name },
    { label: 'Breed', value: breedText(pet.breed) },
    { label: 'Sex', value: sexWords(pet.sex, pet.neutered) },
    { label: 'Date of birth', value: bornOn && bornText(bornOn, pet.bornHow === 'date') },
    { label: 'Colour', value: pet.colour },
    { label: 'Markings', value: pet.markings },
  ]
}

const keeperFacts = ({ to, as, withCredit, payerSaid, keepsMother }: ChipAnswers, asksMother: boolean): Fact[] => [
  { label: 'Who we’ll ask', value: as === 'breeder' ? 'The breeder of the litter' : 'The keeper' },
  ...(asksMother && keepsMother ? [{ label: 'The mother', value: 'They keep her too' }] : []),
  { label: 'How we’ll ask', value: to.by === 'letter' ? 'By letter' : 'By e-mail or text' },
  ...(to.by === 'letter'
    ? []
    : [
        { label: 'E-mail address', value: to.email },
        { label: 'Mobile number', value: to.mobile },
      ]),
  { label: 'Name', value: to.name },
  { label: 'Landline', value: to.landline },
  { label: 'Address', value: Object.values(to.address).filter(Boolean).join(', ') },
  { label: 'Registration paid by', value: payerSaid && (withCredit ? 'You, with one credit' : 'Them') },
]

function sexWords(sex: string, neutered: string) {
  if (sex !== 'male' && sex !== 'female' && sex !== 'unknown') return ''
  return sexText(sex, neutered === 'yes' || neutered === 'no' ? neutered : 'unknown')
}
