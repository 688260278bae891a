import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { site } from '#src/site.ts'
import { HookedMessageArt } from '#ui/art/spots/HookedMessageArt.tsx'
import { BannerPage } from '#ui/BannerPage.tsx'
import { ourWays } from '../contract.ts'
import { KnownScams } from '../parts/KnownScams.tsx'
import { MessageCheck } from '../parts/MessageCheck.tsx'
import { OurWays } from '../parts/OurWays.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ways: await callFrom(context, ourWays, {}),
})

const description =
  'Paste a message about your pet’s microchip, its link or its sender, and see if it can be from us. What you paste stays on your device.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Is this message from ${site.name}?` },
  { property: 'og:description', content: description },
]

/** Tells a scam from a message of ours. */
export default function IsItUsPage() {
  const { ways } = useLoaderData<typeof loader>()
  return (
    <BannerPage
      title="Is this message from us?"
      lead="Paste it, or only its link, its sender or its number. We’ll say if anything’s wrong with it, and what to do. What you paste stays on your device."
      eyebrow="Scam check"
      art={<HookedMessageArt size={320} />}
    >
      <MessageCheck ways={ways} />
      <OurWays ways={ways} />
      <KnownScams />
    </BannerPage>
  )
}
