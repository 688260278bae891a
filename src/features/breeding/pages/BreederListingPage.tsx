import { useAsk } from '#platform/web/useAsk.ts'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { breederListing } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { ListingForm } from '../parts/listing/ListingForm.tsx'

export default function BreederListingPage() {
  const asking = useAsk(breederListing, {})
  const { data, error } = asking
  return (
    <BreederPage
      title="Your listing"
      lead="People who look for a breeder can find you here, if you want them to. Nobody is listed without saying so."
      width="text"
    >
      {data && <ListingForm listing={data} />}
      {!data && !error && <LoadingState count={4} label="Loading your listing" />}
      {!data && error && <NotLoaded what="your listing" asking={asking} />}
    </BreederPage>
  )
}
