import { useAsk } from '#platform/web/useAsk.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { breederListing } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { ListingForm } from '../parts/listing/ListingForm.tsx'

export default function BreederListingPage() {
  const { data, error, isFetching, refetch } = useAsk(breederListing, {})
  return (
    <BreederPage
      title="Your listing"
      lead="People who look for a breeder can find you here, if you want them to. Nobody is listed without saying so."
      width="text"
    >
      {data && <ListingForm listing={data} />}
      {!data && !error && <LoadingState count={4} label="Loading your listing" />}
      {!data && error && (
        <ErrorState title="We could not load your listing" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </BreederPage>
  )
}
