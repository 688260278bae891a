import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { site } from '#src/site.ts'

const inPublic = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8')

const lost = () => Promise.reject(new TypeError('no signal'))

interface Network {
  preloadResponse?: string
  fetch?: () => Promise<string>
  kept?: boolean
}

/** What the worker gives for a request; undefined where it leaves it to the browser. */
async function given(request: object, { preloadResponse, fetch = lost, kept = true }: Network) {
  const heard = new Map<string, (event: object) => void>()
  const self = { addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear) }
  const caches = { open: async () => ({ match: async (page: string) => (kept && page === '/nosignal.html' ? 'our page' : undefined) }) }
  runInNewContext(inPublic('nosignal.js'), { self, caches, fetch })
  let answer: Promise<unknown> | undefined
  heard.get('fetch')?.({
    request,
    preloadResponse: Promise.resolve(preloadResponse),
    respondWith: (said: Promise<unknown>) => (answer = said),
  })
  return answer
}

const visit = { mode: 'navigate', method: 'GET' }

test('a page comes as ever where there is signal', async () => {
  expect(await given(visit, { preloadResponse: 'the page' })).toBe('the page')
  expect(await given(visit, { fetch: async () => 'the page' })).toBe('the page')
})

test('without signal a visit gets our own page, or the browser’s where ours isn’t kept', async () => {
  expect(await given(visit, {})).toBe('our page')
  await expect(given(visit, { kept: false })).rejects.toThrow('no signal')
})

test('calls, files and forms are left to the browser', async () => {
  expect(await given({ mode: 'cors', method: 'GET' }, {})).toBeUndefined()
  expect(await given({ mode: 'navigate', method: 'POST' }, {})).toBeUndefined()
})

test('our page gives the number that every other page gives', () => {
  expect(inPublic('nosignal.html')).toContain(`<a href="${site.phoneLink}">${site.phone}</a>`)
})
