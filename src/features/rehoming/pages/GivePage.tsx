import { MyPet, useCrumbs } from '#features/pets/kit/MyPet.tsx'
import { paths } from '#src/paths.ts'
import { GivePet } from '../parts/give/GivePet.tsx'

/** I give my animal to somebody, to an organisation, or have a home looked for. */
export default function GivePage() {
  const crumbs = useCrumbs()
  return (
    <MyPet title="A new keeper" width="text" lines={4}>
      {(pet) => <GivePet key={pet.id} pet={pet} crumbs={[...crumbs, { label: pet.name, to: paths.pet(pet.id) }]} />}
    </MyPet>
  )
}
