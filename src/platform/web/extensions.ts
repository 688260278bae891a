import { createContext, use } from 'react'
import type { ExtensionPoint, Extensions } from '#platform/extension.ts'

/** Finds what features contribute to pages. It comes late, so that a page with no point does not load it. */
export const ExtensionSource = createContext<() => Promise<Extensions>>(() => NONE)

const NONE: Promise<Extensions> = Promise.resolve(() => [])

/** What features above contribute to a point. Suspends until it is known. */
export function useExtensions<Contributed>(point: ExtensionPoint<Contributed>): Contributed[] {
  const source = use(ExtensionSource)
  return use(source())(point)
}
