import { useSearchParams } from 'react-router'
import { registrationPrices } from '#features/accounts/kit/points.ts'
import { useMyPets } from '#features/pets/kit/useMyPets.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { PosterArt } from '#ui/art/spots/PosterArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { ReportLostForm } from '../parts/report/ReportLostForm.tsx'

/** A keeper reports a pet lost or stolen. */
export default function ReportLostPage() {
  const [search] = useSearchParams()
  const query = useMyPets()
  return (
    <Page
      title="Report your pet lost"
      lead="It’s free, day and night. Anyone who looks up the chip sees it straight away, and no one else can become the keeper."
      width="narrow"
      crumbs={[{ label: 'Lost and found', to: paths.lostFound }]}
    >
      <Loaded what="your pets" query={query} shape="record" count={4}>
        {(all) => {
          const pets = all.filter(({ can }) => can.reportMissing === true || can.reportFound === true)
          return pets.length > 0 ? <ReportLostForm pets={pets} chosen={search.get('pet') ?? ''} /> : <NoPets />
        }}
      </Loaded>
    </Page>
  )
}

function NoPets() {
  return (
    <>
      <EmptyState
        art={<PosterArt />}
        title="You have no pet here to report"
        action={<ButtonLink to={paths.addPet}>Register a pet</ButtonLink>}
      >
        Is your pet’s chip registered with another database? Tell them as well, and register your pet here.
      </EmptyState>
      <Extended point={registrationPrices} props={{}} />
    </>
  )
}
