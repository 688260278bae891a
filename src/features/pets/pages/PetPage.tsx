import { Suspense } from 'react'
import { useProfession } from '#features/accounts/kit/profession.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { holds, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { MyPet, useCrumbs } from '../kit/MyPet.tsx'
import { PetRecord } from '../parts/record/PetRecord.tsx'

const SharedRecord = lazyPart(() => import('../parts/record/SharedRecord.tsx').then((part) => part.SharedRecord))

/** A breeder comes to the animals they bred from their own pages. */
const bredCrumbs = [
  { label: 'Breeder', to: paths.breederDashboard },
  { label: 'Animals', to: paths.breederPets },
]

/** A breeder who keeps no pets beside comes to those that others bred from there too. */
const breedingCrumbs = [
  { label: 'Breeder', to: paths.breederDashboard },
  { label: 'Breeding animals', to: paths.breedingAnimals },
]

export default function PetPage() {
  const { recordTitle } = useProfession()
  const crumbs = useCrumbs()
  const session = useSession()
  const isBreeder = holds('Breeder', session) && !holds('Customer', session) && !holds('Welfare', session)
  return (
    <MyPet title={recordTitle} lines={5}>
      {(pet) =>
        pet.sharedBy === null ? (
          <PetRecord key={pet.id} pet={pet} crumbs={pet.breeder?.isYou ? bredCrumbs : isBreeder ? breedingCrumbs : crumbs} />
        ) : (
          <Suspense key={pet.id}>
            <SharedRecord pet={pet} sharedBy={pet.sharedBy} crumbs={crumbs} />
          </Suspense>
        )
      }
    </MyPet>
  )
}
