import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { filesNamed, keepPage } from './keepPage.ts'

const PAGE = '/barn'
const SITE: Record<string, string> = {
  [PAGE]: '<link rel="modulepreload" href="/assets/page-aaaaaaaa.js"><script>import "/assets/manifest-bbbbbbbb.js"</script>',
  '/login': '<link href="/assets/login-cccccccc.js">',
  '/assets/page-aaaaaaaa.js': 'import{a}from"./part-dddddddd.js";const l=()=>import(`./late-eeeeeeee.js`)',
  '/assets/part-dddddddd.js': 'const d=["assets/look-ffffffff.css"]',
  '/assets/late-eeeeeeee.js': 'import"./page-aaaaaaaa.js";const w="/assets/reader-gggggggg.wasm"',
  '/assets/look-ffffffff.css': '@font-face{src:url(/assets/letters-hhhhhhhh.woff2)}',
  '/assets/manifest-bbbbbbbb.js': '{"elsewhere":"/assets/elsewhere-iiiiiiii.js"}',
  '/assets/login-cccccccc.js': '',
  '/assets/letters-hhhhhhhh.woff2': '"/assets/elsewhere-iiiiiiii.js"',
  '/assets/reader-gggggggg.wasm': '',
}

/** A browser's cache and a network, in memory. */
function barn(site: Record<string, string> = SITE) {
  const kept = new Map<string, Response>()
  const asked: string[] = []
  const nameOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : String(request), 'http://barn').pathname
  const cache = {
    keys: async () => [...kept.keys()].map((name) => new Request(`http://barn${name}`)),
    match: async (request: RequestInfo | URL) => kept.get(nameOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void kept.set(nameOf(request), response),
    delete: async (request: RequestInfo | URL) => kept.delete(nameOf(request)),
  }
  const fetch = async (address: string) => {
    asked.push(address)
    const text = site[address]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  }
  return { kept, asked, keeping: { cache, fetch } }
}

test('a page is kept with every file that is named by it or by one of its files, and none of other pages', async () => {
  const { kept, keeping } = barn()
  await keepPage(keeping, PAGE, ['/login'])
  const { '/login': _, ...wanted } = SITE
  expect([...kept.keys()].sort()).toEqual(Object.keys(wanted).sort())
})

test('a file that is here already is not fetched again', async () => {
  const { keeping, asked } = barn()
  await keepPage(keeping, PAGE, [])
  asked.length = 0
  await keepPage(keeping, PAGE, [])
  expect(asked).toEqual([PAGE])
})

test('a new page takes the place of the old one and its files', async () => {
  const site = { ...SITE }
  const { kept, keeping } = barn(site)
  await keepPage(keeping, PAGE, ['/login'])
  Object.assign(site, { [PAGE]: '<link href="/assets/page-zzzzzzzz.js">', '/assets/page-zzzzzzzz.js': '' })
  await keepPage(keeping, PAGE, [])
  expect([...kept.keys()].sort()).toEqual(['/assets/page-zzzzzzzz.js', PAGE])
  expect(await kept.get(PAGE)?.text()).toContain('page-zzzzzzzz')
})

test('where a file does not come, the page that was kept still stands with all its files', async () => {
  const site = { ...SITE }
  const { kept, keeping } = barn(site)
  await keepPage(keeping, PAGE, [])
  const before = [...kept.keys()]
  site[PAGE] = '<link href="/assets/gone-zzzzzzzz.js">'
  await expect(keepPage(keeping, PAGE, [])).rejects.toThrow('gone-zzzzzzzz.js can’t be kept')
  expect([...kept.keys()]).toEqual(before)
  expect(await kept.get(PAGE)?.text()).toContain('page-aaaaaaaa')
})

test('only files of the build are named', () => {
  expect(filesNamed('"/api/v1/user/getPets" "/assets/plain.js" "./number.ts" "https://x.example/other-aaaaaaaa.js"')).toEqual([])
})

test('the worker gives this page and looks where it is kept', () => {
  const worker = readFileSync(new URL('../../../../../public/offline.js', import.meta.url), 'utf8')
  const page = readFileSync(new URL('keepForOffline.ts', import.meta.url), 'utf8')
  expect(worker).toContain(`'${paths.registerChip}'`)
  expect(/CACHE = '([^']+)'/.exec(worker)?.[1]).toBe(/CACHE = '([^']+)'/.exec(page)?.[1])
})

/** Asks the worker for a page where the network gives nothing; `kept` is what lies on the device. */
async function withoutSignal(address: string, kept: Record<string, Response>): Promise<Response> {
  const worker = readFileSync(new URL('../../../../../public/offline.js', import.meta.url), 'utf8')
  const heard = new Map<string, (event: object) => void>()
  const self = {
    location: { origin: 'http://barn' },
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
  }
  const caches = { open: async () => ({ match: async (name: string) => kept[name] }) }
  const fetch = () => Promise.reject(new TypeError('no signal'))
  const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } })
  runInNewContext(worker, { self, caches, fetch, URL, setTimeout, Response: { redirect, error: () => Response.error() } })
  return new Promise((answer) => {
    const request = { method: 'GET', mode: 'navigate', url: `http://barn${address}` }
    heard.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => void response.then(answer) })
  })
}

test('without signal every other page of an implanter leads to the one that is kept, and the kept one is given', async () => {
  const kept = { [paths.registerChip]: new Response('the kept page') }
  expect(await (await withoutSignal(paths.registerChip, kept)).text()).toBe('the kept page')
  expect((await withoutSignal(paths.implanterHome, kept)).headers.get('location')).toBe(paths.registerChip)
  expect((await withoutSignal(paths.implanterHome, {})).type).toBe('error')
})
