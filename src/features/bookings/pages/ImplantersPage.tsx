import { site } from '#src/site.ts'
import { Page } from '#ui/Page.tsx'
import { FoundImplanters } from '../parts/find/FoundImplanters.tsx'

const description = 'Find a verified implanter near you, see the price before you book, and choose a time at the clinic or at home.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Book microchipping with ${site.name}` },
  { property: 'og:description', content: description },
]

/** Implanters near a place, and when they’re free. */
export default function ImplantersPage() {
  return (
    <Page
      title="Book microchipping"
      lead="Find an implanter near you, see the price before you book, and choose a time. We’ve checked every certificate, and list only those who’ve told us they’re insured."
    >
      <FoundImplanters />
    </Page>
  )
}
