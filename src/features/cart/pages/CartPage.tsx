import { useEffect } from 'react'
import { refresh } from '#platform/web/memory.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ParcelArt } from '#ui/art/spots/ParcelArt.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getUserCart } from '../contract.ts'
import { cartInput, forgetGuestCart, sayCartChanged, useCartChanged } from '../kit/guest.ts'
import { CartLines } from '../parts/CartLines.tsx'
import { CartSum } from '../parts/CartSum.tsx'
import { CouponForm } from '../parts/CouponForm.tsx'
import type { Cart } from '../shapes.ts'

/** The cart, of a guest or of whoever is signed in; it follows what other tabs put into it. */
export default function CartPage() {
  const session = useSession()
  const changed = useCartChanged()
  const query = useCall(getUserCart, cartInput(), { freshFor: 0 })
  useEffect(() => {
    if (changed) void refresh([getUserCart])
  }, [changed])
  const isIn = session !== null && query.data !== undefined
  useEffect(() => {
    if (!isIn || !cartInput().cart) return
    forgetGuestCart()
    sayCartChanged()
  }, [isIn])
  return (
    <Page title="Your cart">
      <Loaded what="your cart" query={query} shape="cards" count={2}>
        {(cart) => (cart.lines.length === 0 ? <Empty /> : <Filled cart={cart} />)}
      </Loaded>
    </Page>
  )
}

const Empty = () => (
  <EmptyState art={<ParcelArt />} title="There’s nothing in your cart" action={<ButtonLink to={paths.products}>Go to the shop</ButtonLink>}>
    What you add stays here, even if you close the browser.
  </EmptyState>
)

function Filled({ cart }: { cart: Cart }) {
  return (
    <WithAside
      aside={
        <Panel title="Your order" look="raised">
          <Rows>
            <CartSum cart={cart} />
            <CouponForm cart={cart} />
            {cart.canOrder ? (
              <ButtonLink fullWidth to={paths.checkout}>
                Go to checkout
              </ButtonLink>
            ) : (
              'Change or remove what we can’t send, then go to checkout.'
            )}
          </Rows>
        </Panel>
      }
    >
      <Panel>
        <CartLines cart={cart} />
      </Panel>
    </WithAside>
  )
}
