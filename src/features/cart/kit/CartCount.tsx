import { useEffect } from 'react'
import { refresh } from '#platform/web/memory.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { useCall } from '#platform/web/useCall.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getCartCount } from '../contract.ts'
import classes from './CartCount.module.css'
import { cartInput, useCartChanged } from './guest.ts'

/** How many things are in the cart: nothing is shown for none. It is asked again whenever the cart changes, in any tab. */
export function CartCount() {
  const changed = useCartChanged()
  const { data, error } = useCall(getCartCount, cartInput())
  useEffect(() => {
    if (changed) void refresh([getCartCount])
  }, [changed])
  useEffect(() => {
    if (error) sayFailed(error.status === 0 ? 'Something went wrong' : error.message, error.status === 0 ? 'Error' : undefined)
  }, [error])
  if (!data || data.total === 0) return null
  return (
    <>
      <span className={classes.badge}>{data.total > 99 ? '99+' : data.total}</span>
      <VisuallyHidden>{data.total === 1 ? 'item' : 'items'}</VisuallyHidden>
    </>
  )
}
