import { useParams } from 'react-router'
import { getPetDetail } from '#features/pets/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'
import { GivePet } from '../parts/give/GivePet.tsx'

const crumbs = [
  { label: 'Dashboard', to: paths.customerDashboard },
  { label: 'My pets', to: paths.pets },
]

/** I give my animal to somebody, to an organisation, or have a home looked for. */
export default function GivePage() {
  const { petId = '' } = useParams()
  const { data: pet, error, refetch, isFetching } = useAsk(getPetDetail, { petId })
  if (pet) return <GivePet key={pet.id} pet={pet} crumbs={[...crumbs, { label: pet.name, to: paths.pet(pet.id) }]} />
  if (!error)
    return (
      <Page title="A new keeper" crumbs={crumbs} width="text">
        <LoadingState shape="record" count={4} label="Loading the record" />
      </Page>
    )
  if (error.status === 404 || error.status === 400)
    return (
      <Page title="We cannot find this pet among yours" crumbs={crumbs} width="narrow">
        <EmptyState
          art={<SearchPaperArt />}
          title="Is it in another account?"
          action={<ButtonLink to={paths.pets}>See my pets</ButtonLink>}
        >
          The address may be mistyped, or the pet is registered with somebody else now.
        </EmptyState>
      </Page>
    )
  return (
    <Page title="A new keeper" crumbs={crumbs} width="narrow">
      <ErrorState title="We could not load the record" onRetry={refetch} retrying={isFetching}>
        {error.message}
      </ErrorState>
    </Page>
  )
}
