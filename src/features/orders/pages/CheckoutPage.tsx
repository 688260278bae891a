import { userProfile } from '#features/accounts/contract.ts'
import { getUserCart } from '#features/cart/contract.ts'
import { cartInput } from '#features/cart/kit/guest.ts'
import { combineQueries } from '#platform/web/combine.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ParcelArt } from '#ui/art/spots/ParcelArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { CheckoutForm } from '../parts/CheckoutForm.tsx'

/** Orders what is in the cart. */
export default function CheckoutPage() {
  const cart = useCall(getUserCart, cartInput(), { freshFor: 0 })
  const account = useCall(userProfile, {}, { freshFor: 60 })
  const query = combineQueries({ cart, account })
  return (
    <Page title="Checkout" crumbs={[{ label: 'Your cart', to: paths.cart }]}>
      <Loaded what="your order" query={query} shape="cards" count={2}>
        {(known) => {
          if (known.cart.lines.length === 0)
            return (
              <EmptyState
                art={<ParcelArt />}
                title="There’s nothing in your cart"
                action={<ButtonLink to={paths.products}>Go to the shop</ButtonLink>}
              >
                If you’ve just ordered, you’ll find it among your orders.
              </EmptyState>
            )
          if (!known.cart.canOrder)
            return (
              <Notice
                kind="warning"
                title="Something in your cart can’t be ordered as it is"
                action={
                  <ButtonLink size="sm" to={paths.cart}>
                    Change the cart
                  </ButtonLink>
                }
              >
                Some of it is sold out, or there’s less of it than you want.
              </Notice>
            )
          return <CheckoutForm cart={known.cart} account={known.account} />
        }}
      </Loaded>
    </Page>
  )
}
