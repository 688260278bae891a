import { Rows } from '#ui/Columns.tsx'
import { BirthField } from '../../kit/form/BirthField.tsx'
import { BreedField } from '../../kit/form/BreedField.tsx'
import type { PetForm } from '../../kit/form/petform.ts'
import { SpeciesField } from '../../kit/form/SpeciesField.tsx'
import { Names, SexFields } from '../../kit/form/WhoItIs.tsx'

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
