import { site } from '#src/site.ts'
import { Page } from '#ui/Page.tsx'
import { FoundBreeders } from '../parts/find/FoundBreeders.tsx'

const description = 'Find a breeder near you by breed, see their council licence, and write to them without showing your e-mail address.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Find a breeder with ${site.name}` },
  { property: 'og:description', content: description },
]

/** Breeders who chose to be listed, by breed and place. */
export default function BreedersPage() {
  return (
    <Page
      title="Find a breeder"
      lead="We’ve checked who every breeder here is. You can see their licence and what they breed, and write to them without showing your e-mail address."
    >
      <FoundBreeders />
    </Page>
  )
}
