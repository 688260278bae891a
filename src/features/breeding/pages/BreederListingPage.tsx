import { useCall } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { breederListing } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { ListingForm } from '../parts/listing/ListingForm.tsx'

export default function BreederListingPage() {
  const query = useCall(breederListing, {})
  return (
    <BreederPage
      title="Your listing"
      lead="People looking for a breeder can find you, if you want them to. We never list anyone who hasn’t asked."
      width="text"
    >
      <Loaded what="your listing" query={query} count={4}>
        {(listing) => <ListingForm listing={listing} />}
      </Loaded>
    </BreederPage>
  )
}
