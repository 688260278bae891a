import type { Stripe } from '@stripe/stripe-js'

const PATIENCE_MS = 15_000

/** The provider's own library, which must come from its own address; null when it does not come in time. */
export async function loadProvider(publishableKey: string): Promise<Stripe | null> {
  const { loadStripe } = await import('@stripe/stripe-js/dist/pure.mjs')
  return inTime(loadStripe(publishableKey), PATIENCE_MS)
}

/** What a promise brings, or null when it fails or takes longer. */
export async function inTime<Result>(work: Promise<Result>, patienceMs: number): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer))
}
