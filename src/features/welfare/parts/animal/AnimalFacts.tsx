import { bornText } from '#features/pets/kit/born.ts'
import { sexText } from '#features/pets/kit/sex.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { WelfarePet } from '../../shapes.ts'
import { scanText } from '../words.ts'

/** What the animal is, and whether it has a chip. */
export function AnimalFacts({ pet }: { pet: WelfarePet }) {
  return (
    <Panel title="The animal">
      <FactList
        facts={[
          { label: 'Microchip number', value: pet.isUnchipped ? scanText(pet.intake) : <ChipDigits number={pet.chipNumber} /> },
          { label: 'Breed', value: pet.breed },
          { label: 'Sex', value: sexText(pet.sex, pet.neutered) },
          { label: 'Colour', value: pet.colour },
          { label: 'Born', value: bornText(pet.bornOn, pet.bornExactly) },
        ]}
      />
    </Panel>
  )
}
