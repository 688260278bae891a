import { readChipNumber } from '#features/chips/number.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { whenText } from '#ui/whentext.ts'
import { SPECIES, speciesWords } from '../../species.ts'
import { bornText } from '../words/born.ts'
import { sexText } from '../words/sex.ts'
import { bornOnOf, breedText, type PetAnswers } from './answers.ts'
import classes from './CheckAnswers.module.css'
import type { FormStep } from './steps.ts'

interface StepFactsProps {
  steps: readonly FormStep[]
  /** What was said on a step; nothing where there is nothing to check. */
  factsOf: (step: string) => Fact[]
  onChange: (step: string) => void
}

/** Everything that was said of a pet. */
export function CheckAnswers({ answers, ...rest }: Omit<StepFactsProps, 'factsOf'> & { answers: PetAnswers }) {
  return <StepFacts {...rest} factsOf={(step) => factsOf(step, answers)} />
}

/** What was said step by step, each with the way back to where it can be changed. */
export function StepFacts({ steps, factsOf, onChange }: StepFactsProps) {
  return (
    <Rows>
      {steps
        .map((step) => ({ step, facts: factsOf(step.name) }))
        .filter(({ facts }) => facts.length > 0)
        .map(({ step, facts }) => (
          <Panel
            key={step.name}
            title={step.title}
            level={3}
            look="sunk"
            actions={
              <ActionButton weight="quiet" size="sm" onClick={() => onChange(step.name)}>
                Change <VisuallyHidden>{step.title.toLowerCase()}</VisuallyHidden>
              </ActionButton>
            }
          >
            <FactList facts={facts} />
          </Panel>
        ))}
    </Rows>
  )
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
    { label: 'First name or number', value: answers.originalName || 'The same' },
    { label: 'Breed', value: breedText(answers.breed) },
    { label: 'Sex', value: sexWords(answers) },
    { label: 'Born', value: bornOn && bornText(bornOn, answers.bornHow === 'date') },
  ]
}

function looksFacts({ colour, markings, photoUrl, name }: PetAnswers): Fact[] {
  return [
    { label: 'Colour', value: colour },
    { label: 'Markings', value: markings },
    { label: 'Photo', value: photoUrl && <img className={classes.photo} src={photoUrl} alt={name} height={96} /> },
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
