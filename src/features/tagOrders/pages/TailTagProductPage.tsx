import { userProfile } from '#features/accounts/contract.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { useReplayed } from '#platform/web/earlyacts.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import { TAG_PENCE } from '../designs.ts'
import { GuestForm } from '../parts/GuestForm.tsx'
import { OrderForm } from '../parts/OrderForm.tsx'

const description = `A pet tag engraved with your name and address, as the law asks, and a code that anyone can scan to reach you. ${moneyText(TAG_PENCE)}, no subscription needed.`

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `TailTag from ${site.name}` },
  { property: 'og:description', content: description },
]

/** The tag: designed with its engraving in sight, and ordered. */
export default function TailTagProductPage() {
  const session = useSession()
  const isReplayed = useReplayed()
  return (
    <Page
      title="TailTag"
      lead={`A tag engraved with your name and address, and a code that anyone can scan to reach you. ${moneyText(TAG_PENCE)}, with delivery in the UK.`}
      crumbs={[{ label: 'About TailTag', to: paths.tailTagAbout }]}
    >
      {session && isReplayed ? <SignedIn /> : <GuestForm />}
      <Columns min="17rem">
        <Panel title="What you get" level={2}>
          <Ticks
            lines={[
              'An engraved metal tag with a split ring',
              'A QR code and a short code that no other tag has',
              'A PIN under the wrapping, so only you can activate it',
              'Anyone who scans it can reach you, free for ever',
            ]}
          />
        </Panel>
        <Panel title="Why your name and address" level={2}>
          <Box component="p" m={0}>
            In Britain, a dog in a public place must wear a collar with its keeper’s name and address on it, or on a plate or badge attached
            to it (Control of Dogs Order 1992). A code alone isn’t enough, so we engrave both. Your mobile number is up to you.
          </Box>
        </Panel>
      </Columns>
    </Page>
  )
}

function SignedIn() {
  const account = useCall(userProfile, {}, { freshFor: 60 })
  return (
    <Loaded what="your address" query={account} shape="cards" count={2}>
      {(known) => <OrderForm account={known} />}
    </Loaded>
  )
}
