import { useProfession } from '#features/accounts/kit/profession.ts'
import { crumbs, MyPet } from '../kit/MyPet.tsx'
import { PetRecord } from '../parts/record/PetRecord.tsx'
import { SharedRecord } from '../parts/record/SharedRecord.tsx'

export default function PetPage() {
  const { recordTitle } = useProfession()
  return (
    <MyPet title={recordTitle} lines={5}>
      {(pet) =>
        pet.sharedBy === null ? (
          <PetRecord key={pet.id} pet={pet} crumbs={crumbs} />
        ) : (
          <SharedRecord key={pet.id} pet={pet} sharedBy={pet.sharedBy} crumbs={crumbs} />
        )
      }
    </MyPet>
  )
}
