import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'
import { Catalogue } from '../parts/Catalogue.tsx'

const description = 'Collars, beds, bowls, toys and care for your pet, and scanners and supplies for professionals.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `The shop of ${site.name}` },
  { property: 'og:description', content: description },
]

/** The shop. */
export default function ProductsPage() {
  return (
    <Page
      title="Shop"
      lead="Things we’d want for our own pets. If you change your mind, you can send things back for 14 days."
      actions={
        <ButtonLink weight="plain" to={paths.wishlist}>
          Saved for later
        </ButtonLink>
      }
    >
      <Catalogue />
    </Page>
  )
}
