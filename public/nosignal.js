/** Gives a page of ours where there is no signal at all, instead of the browser’s own error. Nothing else is kept, and calls are never touched. */
const CACHE = 'homeward.nosignal'
const PAGE = '/nosignal.html'

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event))
})

async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), new Request('/favicon.svg', { cache: 'reload' })])
  await self.skipWaiting()
}

async function takeOver() {
  // The browser asks for the page while it starts the worker, so that no page comes later for it.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (lost) {
    const page = await (await caches.open(CACHE)).match(PAGE)
    if (!page) throw lost
    return page
  }
}
