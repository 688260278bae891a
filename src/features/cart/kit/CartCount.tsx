import { useEffect } from 'react'
import { refresh } from '#platform/web/memory.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Count } from '#ui/Count.tsx'
import { getCartCount } from '../contract.ts'
import { cartInput, useCartChanged } from './guest.ts'

/** How many things are in the cart: nothing is shown for none. It is asked again whenever the cart changes, in any tab. */
export function CartCount() {
  const changed = useCartChanged()
  const { data, error } = useCall(getCartCount, cartInput())
  useEffect(() => {
    if (changed) void refresh([getCartCount])
  }, [changed])
  useEffect(() => {
    if (!error) return
    if (error.said) sayFailed(error.said)
    else sayFailed('Something went wrong', 'Error')
  }, [error])
  return data && <Count count={data.total} what={data.total === 1 ? 'item' : 'items'} />
}
