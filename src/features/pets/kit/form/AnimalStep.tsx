import { Rows } from '#ui/Columns.tsx'
import { BirthField } from './BirthField.tsx'
import { BreedField } from './BreedField.tsx'
import type { PetForm } from './petform.ts'
import { SpeciesField } from './SpeciesField.tsx'
import { Names, SexFields } from './WhoItIs.tsx'

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
