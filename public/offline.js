/**
 * Lets an implanter open the page of registering a chip where there is no signal. The page itself puts aside what it needs
 * (src/features/implanting/parts/queue/keepPage.ts); here it is given where the network gives nothing, and the other pages of an
 * implanter lead to it. Calls are never touched.
 */
const CACHE = 'homeward.offline'
const PAGE = '/implanter-dashboard/manage-chips/register-chip'

/** So long a page may take where signal comes and goes, before the kept one stands in. */
const PATIENCE_MS = 8000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(pathname === PAGE ? newest(event.request) : orPage(event.request))
  if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request))
})

/** The page as it is now, or as it was kept. */
async function newest(request) {
  const network = fetch(request)
  const answer = await Promise.race([network.catch(() => null), patience()])
  if (answer && answer.status < 500) return answer
  return (await kept(PAGE)) ?? network
}

/** Where there is no signal, every other page of an implanter leads to the one that works without. */
async function orPage(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer) return answer
  return (await kept(PAGE)) ? Response.redirect(PAGE) : Response.error()
}

/** A file whose name changes with its content is right wherever it comes from. */
const asset = async (request) => (await kept(new URL(request.url).pathname)) ?? fetch(request)

async function kept(address) {
  const cache = await caches.open(CACHE)
  return cache.match(address, { ignoreVary: true })
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null))
