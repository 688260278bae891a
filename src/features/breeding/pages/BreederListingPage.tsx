import { useAsk } from '#platform/web/useAsk.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { breederListing } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { ListingForm } from '../parts/listing/ListingForm.tsx'

export default function BreederListingPage() {
  const asking = useAsk(breederListing, {})
  return (
    <BreederPage
      title="Your listing"
      lead="People who look for a breeder can find you here, if you want them to. Nobody is listed without saying so."
      width="text"
    >
      <Loaded what="your listing" asking={asking} count={4}>
        {(listing) => <ListingForm listing={listing} />}
      </Loaded>
    </BreederPage>
  )
}
