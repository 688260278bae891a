import { useCall } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { welfareListing } from '../contract.ts'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { ListingForm } from '../parts/listing/ListingForm.tsx'

/** How finders and keepers nearby see the organisation. */
export default function WelfareListingPage() {
  const query = useCall(welfareListing, {})
  return (
    <WelfarePage
      title="Your listing"
      lead="People who find an animal near you can see your phone number and when you’re open, if you want them to."
      width="text"
    >
      <Loaded what="your listing" query={query} count={6}>
        {(listing) => <ListingForm listing={listing} />}
      </Loaded>
    </WelfarePage>
  )
}
