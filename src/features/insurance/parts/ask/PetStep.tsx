import { BirthField } from '#features/pets/kit/form/BirthField.tsx'
import { BreedField } from '#features/pets/kit/form/BreedField.tsx'
import type { PetForm } from '#features/pets/kit/form/petform.ts'
import { SpeciesField } from '#features/pets/kit/form/SpeciesField.tsx'
import { INSURABLE } from '#knowledge/insurance/covers.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'

/** The animal: what it is, its breed, its age and its sex. */
export function PetStep({ pet }: { pet: PetForm }) {
  return (
    <Rows>
      <SpeciesField pet={pet} of={INSURABLE} hint="We can get quotes for dogs, cats and rabbits." />
      <TextField {...pet.field('name')} label="Name" maxLength={60} autoComplete="off" optional />
      <BreedField pet={pet} />
      <BirthField pet={pet} />
      <ChoiceCards
        {...pet.field('sex')}
        label="Sex"
        min="7rem"
        choices={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
        ]}
      />
    </Rows>
  )
}
