import { useParams } from 'react-router'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'
import { getPetDetail } from '../contract.ts'
import { PetRecord } from '../parts/record/PetRecord.tsx'

const crumbs = [
  { label: 'Dashboard', to: paths.customerDashboard },
  { label: 'My pets', to: paths.pets },
]

export default function PetPage() {
  const { petId = '' } = useParams()
  const { data: pet, error, refetch, isFetching } = useAsk(getPetDetail, { petId })
  if (pet) return <PetRecord key={pet.id} pet={pet} crumbs={crumbs} />
  if (!error)
    return (
      <Page title="Your pet" crumbs={crumbs}>
        <LoadingState shape="record" count={5} label="Loading the record" />
      </Page>
    )
  // An address with no such pet, or with no id at all.
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
    <Page title="Your pet" crumbs={crumbs} width="narrow">
      <ErrorState title="We could not load the record" onRetry={refetch} retrying={isFetching}>
        {error.message}
      </ErrorState>
    </Page>
  )
}
