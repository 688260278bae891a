import type { ComponentProps } from 'react'
import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Fact } from '#ui/FactList.tsx'
import { StepFacts } from '#ui/StepFacts.tsx'
import { bornText } from '../../kit/born.ts'
import { bornOnOf, breedText, type PetAnswers } from '../../kit/form/answers.ts'
import { sexText } from '../../kit/sex.ts'

/** Everything that was said of a pet. */
export function CheckAnswers({ answers, ...rest }: Omit<ComponentProps<typeof StepFacts>, 'factsOf'> & { answers: PetAnswers }) {
  return <StepFacts {...rest} factsOf={(step) => factsOf(step, answers)} />
}

function factsOf(step: string, answers: PetAnswers): Fact[] {
  switch (step) {
    case 'chip':
      return [{ label: 'Microchip number', value: <Chip typed={answers.chipNumber} /> }]
    case 'animal':
      return animalFacts(answers)
    case 'looks':
      return looksFacts(answers)
    case 'implant':
      return implantFacts(answers)
    default:
      return []
  }
}

function animalFacts(answers: PetAnswers): Fact[] {
  const species = SPECIES.find((one) => one === answers.species)
  const bornOn = bornOnOf(answers, systemClock.now())
  return [
    { label: 'Animal', value: species && speciesWords[species].label },
    { label: 'Name', value: answers.name },
    { label: 'Original name or number', value: answers.originalName || 'Same as the name' },
    { label: 'Breed', value: breedText(answers.breed) },
    { label: 'Sex', value: sexWords(answers) },
    { label: 'Date of birth', value: bornOn && bornText(bornOn, answers.bornHow === 'date') },
  ]
}

function looksFacts({ colour, markings, photoUrl, name }: PetAnswers): Fact[] {
  return [
    { label: 'Colour', value: colour },
    { label: 'Markings', value: markings },
    {
      label: 'Photo',
      value: photoUrl && (
        <Box component="img" bdrs="md" display="block" maw="100%" style={{ objectFit: 'cover' }} src={photoUrl} alt={name} height={96} />
      ),
    },
  ]
}

function implantFacts({ implant: { implantedOn, site, implanterName } }: PetAnswers): Fact[] {
  return [
    { label: 'Implanted on', value: implantedOn && whenText(implantedOn, 'day') },
    { label: 'Where the chip is', value: site },
    { label: 'Implanted by', value: implanterName },
  ]
}

function Chip({ typed }: { typed: string }) {
  const reading = readChipNumber(typed)
  return reading.valid ? <ChipDigits number={reading.number} /> : typed
}

function sexWords({ sex, neutered }: PetAnswers) {
  if (sex !== 'male' && sex !== 'female' && sex !== 'unknown') return ''
  return sexText(sex, neutered === 'yes' || neutered === 'no' ? neutered : 'unknown')
}
