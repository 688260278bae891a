import { BirthField } from '#features/pets/kit/form/BirthField.tsx'
import { BreedField } from '#features/pets/kit/form/BreedField.tsx'
import { Looks } from '#features/pets/kit/form/Looks.tsx'
import type { PetForm } from '#features/pets/kit/form/petform.ts'
import { SpeciesField } from '#features/pets/kit/form/SpeciesField.tsx'
import { SexFields } from '#features/pets/kit/form/WhoItIs.tsx'
import { SPECIES, type Species } from '#knowledge/animals/species.ts'
import { Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'

/** The animal that was chipped: everything the law asks for. */
export function AnimalStep({ pet, species }: { pet: PetForm; species: readonly Species[] }) {
  const isAll = species.length === SPECIES.length
  return (
    <Rows gap="lg">
      <SpeciesField
        pet={pet}
        of={species}
        hint={isAll ? undefined : 'The animals your certificate covers. Only a vet can chip other animals.'}
      />
      <TextField
        {...pet.field('name')}
        label="Name"
        hint="The name its keeper uses. For a litter, you can use a colour or number."
        maxLength={60}
        autoComplete="off"
      />
      <BreedField pet={pet} />
      <SexFields pet={pet} />
      <BirthField pet={pet} />
      <Looks pet={pet} />
    </Rows>
  )
}
