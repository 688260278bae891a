import { crumbs, MyPet } from '../kit/MyPet.tsx'
import { PetRecord } from '../parts/record/PetRecord.tsx'

export default function PetPage() {
  return (
    <MyPet title="Your pet" lines={5}>
      {(pet) => <PetRecord key={pet.id} pet={pet} crumbs={crumbs} />}
    </MyPet>
  )
}
