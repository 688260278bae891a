import { paths } from '#src/paths.ts'
import { type Keeping, keepPage } from './keepPage.ts'

/** Under this name `offline.js` looks for what is kept. */
const CACHE = 'homeward.offline'

/**
 * Makes the page of registering a chip open without signal on this device: its document and its files are put aside, and a service worker
 * gives them where the network does not. Nothing that anybody has typed or been told is among them.
 * @returns whether the page will open.
 */
export async function keepForOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  return keep().catch(() => false) // An old browser, no room, no signal yet: the page itself works all the same.
}

async function keep(): Promise<boolean> {
  await navigator.serviceWorker.register('/offline.js', { scope: `${paths.implanterDashboard}/`, updateViaCache: 'none' })
  const keeping: Keeping = { cache: await caches.open(CACHE), fetch: (address) => fetch(address) }
  await navigator.locks.request(CACHE, () => keepPage(keeping, paths.registerChip, NEEDED))
  return true
}

/** Where a session has ended, the page leads to this one, which must open too. */
const NEEDED = [paths.login()]
