import { IconShoppingBag } from '@tabler/icons-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Session } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import classes from './icon.module.css'

const CartCount = lazy(() => import('#features/cart/kit/CartCount.tsx').then((all) => ({ default: all.CartCount })))

/** The way to the cart, with how much is in it. A visitor who has never put anything into one loads no count. */
export function CartIcon({ session }: { session: Session | null }) {
  const isGuests = useSyncExternalStore(onStorage, hasGuestCart, () => false)
  return (
    <Link className={classes.icon} to={paths.cart}>
      <IconShoppingBag size={24} aria-hidden="true" />
      <small>Cart</small>
      {(session || isGuests) && (
        <Suspense>
          <CartCount />
        </Suspense>
      )}
    </Link>
  )
}

const hasGuestCart = () => localStorage.getItem('homeward.cart') !== null || localStorage.getItem('homeward.cart-changed') !== null

function onStorage(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener('homeward:cart', listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener('homeward:cart', listener)
  }
}
