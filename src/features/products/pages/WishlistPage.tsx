import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { getWishlist } from '../contract.ts'
import { ProductTile } from '../kit/ProductTile.tsx'

/** What somebody has saved for later. */
export default function WishlistPage() {
  const query = useCall(getWishlist, {})
  return (
    <Page title="Your wishlist" crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}>
      <Loaded what="your wishlist" query={query} shape="cards" count={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              art={<SearchPaperArt />}
              title="Nothing saved yet"
              action={<ButtonLink to={paths.products}>Go to the shop</ButtonLink>}
            >
              Press “Save for later” on a product, and you’ll find it here.
            </EmptyState>
          ) : (
            <Columns min="15rem" fill>
              {items.map((product) => (
                <ProductTile key={product.id} product={product} />
              ))}
            </Columns>
          )
        }
      </Loaded>
    </Page>
  )
}
