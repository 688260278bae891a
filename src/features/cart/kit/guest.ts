import { useSyncExternalStore } from 'react'

const KEY = 'homeward.cart'
const CHANGED = 'homeward.cart-changed'

/** The secret by which a guest’s cart is known, if this browser has one. */
export const guestCart = (): string | null => (typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY))

/** The same, made where there is none. Tabs that ask at the same moment get the same one. */
export async function ownGuestCart(): Promise<string> {
  const make = () => {
    const made = guestCart() ?? [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    localStorage.setItem(KEY, made)
    return made
  }
  return navigator.locks ? navigator.locks.request(KEY, make) : make()
}

/** Once a guest’s goods are in the cart of whoever has signed in, the secret leads nowhere. */
export const forgetGuestCart = () => localStorage.removeItem(KEY)

/** What the calls of the cart take besides: the guest’s secret, where there is one. */
export const cartInput = (): { cart?: string } => {
  const cart = guestCart()
  return cart ? { cart } : {}
}

const listeners = new Set<() => void>()

/** Says to this tab and to all others that the cart has changed. */
export function sayCartChanged() {
  localStorage.setItem(CHANGED, crypto.randomUUID())
  for (const listener of listeners) listener()
  // The header listens without loading this.
  window.dispatchEvent(new Event('homeward:cart'))
}

/** Differs after each change of the cart, in this tab or another; '' where it never changed. */
export const useCartChanged = (): string =>
  useSyncExternalStore(
    listen,
    () => localStorage.getItem(CHANGED) ?? '',
    () => '',
  )

function listen(listener: () => void) {
  const heard = ({ key }: StorageEvent) => (key === CHANGED || key === KEY) && listener()
  listeners.add(listener)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heard)
  }
}
