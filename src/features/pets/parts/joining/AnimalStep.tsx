import { Rows } from '#ui/Columns.tsx'
import { BirthField } from '../animal/BirthField.tsx'
import { BreedField } from '../animal/BreedField.tsx'
import { SpeciesField } from '../animal/SpeciesField.tsx'
import { Names, SexFields } from '../animal/WhoItIs.tsx'
import type { PetForm } from '../form/petform.ts'

/** Who the animal is: everything the law asks for but its colour. */
export function AnimalStep({ pet }: { pet: PetForm }) {
  return (
    <Rows gap="lg">
      <SpeciesField pet={pet} />
      <Names pet={pet} />
      <BreedField pet={pet} />
      <SexFields pet={pet} />
      <BirthField pet={pet} />
    </Rows>
  )
}
