import { useState } from 'react'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { BannerPage } from '#ui/BannerPage.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { FreeChipsForm } from '../parts/FreeChipsForm.tsx'
import { Sent } from '../parts/Sent.tsx'

const description = 'Are you a charity, a breeder, a landlord or the organiser of an event? Ask us for microchips that cost you nothing.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Free microchips from ${site.name}` },
  { property: 'og:description', content: description },
]

/** Chips that cost nothing, for those who’d use them well. */
export default function FreeChipsPage() {
  const [reference, setReference] = useState('')
  const session = useSession()
  return (
    <BannerPage
      title="Ask us for free chips"
      lead="For charities, breeders, landlords and people who run events where pets could be chipped. Tell us what you’d use them for, and our staff will answer."
      eyebrow="Free microchips"
      art={<LitterArt size={320} />}
    >
      <WithAside aside={<WhatToKnow />}>
        {reference === '' ? (
          <Panel title="Your request" look="raised">
            <FreeChipsForm key={session?.sub} session={session} onSent={setReference} />
          </Panel>
        ) : (
          <Sent reference={reference}>Our staff look at each request and answer by e-mail.</Sent>
        )}
      </WithAside>
    </BannerPage>
  )
}

function WhatToKnow() {
  return (
    <Rows>
      <Panel title="What we look at">
        <Bullets gap="0.5rem">
          <li>Who keeps the animals, and whether they’d be chipped without your help.</li>
          <li>Who implants the chips. By law that’s a vet, or someone trained and assessed for it.</li>
          <li>How many of the chips you’d use within a few months. They’re sterile until a date on the packet.</li>
        </Bullets>
      </Panel>
      <Panel title="What we don’t promise" look="sunk">
        <Prose>
          <p>
            A request isn’t an order, and we can’t say yes to each one. Rescues that we’ve verified can be given free registrations as well:{' '}
            <a href={paths.welfareRegister}>register your organisation</a> first.
          </p>
        </Prose>
      </Panel>
    </Rows>
  )
}
