import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import * as z from 'zod'
import type { ServerCaller } from '#platform/web/caller.ts'
import { site } from '#src/site.ts'
import type { Config } from './config.ts'
import { contentPolicy } from './contentpolicy.ts'
import { paintFirst, sealed } from './drawnpage.ts'
import { encodingFor, type KeptPage, keepPages } from './keptpages.ts'
import { sharedAs } from './shared.ts'

const built = fileURLToPath(new URL('../../../build/', import.meta.url))

/** The page bundle, whose `entry.server.tsx` says how pages are drawn. */
const Bundle = z.custom<ServerBuild & { entry: { module: typeof import('#src/entry.server.tsx') } }>(hasHandler, 'This is no page bundle')
type PageHandler = ReturnType<z.infer<typeof Bundle>['entry']['module']['pageHandler']>

interface Serving {
  development: boolean
  ask: (address: string) => ServerCaller
  /** The codes of the features that are on now. */
  flags: () => Promise<string>
  /** Whether a page has a picture of its own words for shared links. */
  hasPicture: (path: string) => boolean
  config: Config
  /** The addresses of pages that are the same for everyone. */
  shared: readonly string[]
}

/** Answers every address that is not a call: the built files, and the pages, drawn on the server with `ask` for their data. */
export async function servePages(app: FastifyInstance, { development, ask, flags, hasPicture, config, shared }: Serving): Promise<void> {
  const findHandler = development ? await fromSource(app) : await fromBuild(app)
  const isShared = new Set(shared)
  const elsewhere = JSON.stringify(config.elsewhere)

  const draw = async (request: Request, address: string, log: (error: unknown) => void) => {
    const nonce = randomBytes(16).toString('base64url')
    const handler = await findHandler()
    const response = await handler(request, { ask: ask(address), nonce, flags: await flags(), elsewhere, log })
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || request.method === 'HEAD') return { response, page: null }
    const { pathname: path } = new URL(request.url)
    const html = sharedAs(await response.text(), { publicUrl: config.publicUrl, path, hasPicture: hasPicture(path) })
    return { response, page: sealed(development ? html : paintFirst(html, nonce, site.scriptsAfter), nonce) }
  }
  const fromMemory = keepPages(async (path) => {
    const log = (error: unknown) => app.log.error({ err: error }, 'a page failed')
    const { response, page } = await draw(new Request(config.publicUrl + path), OURSELVES, log)
    return response.status === 200 ? page : null
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const kept = !development && isShared.has(request.url) ? await fromMemory(request.url) : null
      if (kept) return sendKept(request, reply.header('content-security-policy', contentPolicy(kept.scripts, config)), kept)
      const log = (error: unknown) => request.log.error({ err: error }, 'a page failed')
      const { response, page } = await draw(webRequest(request, reply, config), request.ip, log)
      reply.code(response.status).header('cache-control', 'private, no-cache')
      for (const [name, value] of response.headers) reply.header(name, value)
      if (!page) return reply.send(response.body)
      return reply.header('content-security-policy', contentPolicy(page.scripts, config)).send(page.html)
    },
  })
}

/** In whose name a page for everyone asks. */
const OURSELVES = '::1'

function sendKept(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: KeptPage) {
  // A route before this one may have looked at what else the browser prefers.
  const vary = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ')
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary, etag })
  // A weak comparison: whether a tag is marked as weak doesn't count (RFC 9110, 13.1.2).
  if (request.headers['if-none-match']?.includes(etag.replace('W/', ''))) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

/** The built pages. */
async function fromBuild(app: FastifyInstance): Promise<() => Promise<PageHandler>> {
  await serveBuiltFiles(app, `${built}client`)
  const handler = handlerIn(await import(`${built}server/index.js`), 'production')
  return async () => handler
}

/** The files of a build in `folder`. Those whose names change with their content may be kept for ever. */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  // `wildcard: false` gives each file its own address, so that nothing a stranger writes there is ever looked for on the disk.
  const usual = { decorateReply: false, preCompressed: true, index: false, wildcard: false } as const
  const compressed = '**/*.{br,gz}'
  const assets = { root: `${folder}/assets`, prefix: '/assets/', globIgnore: [compressed] }
  // Their names say which version they are, and they are many: each goes with as few headers as it can.
  const terse = { etag: false, lastModified: false, acceptRanges: false, setHeaders: withoutRequest }
  await app.register(files, { ...usual, ...assets, ...terse, immutable: true, maxAge: '365d' })
  await app.register(files, { ...usual, root: folder, globIgnore: ['assets/**', compressed], maxAge: '1h' })
  for (const url of ['/assets', '/assets/*']) app.get(url, (_request, reply) => reply.callNotFound())
}

const withoutRequest = (reply: Pick<FastifyReply, 'removeHeader'>) => {
  for (const header of ['x-request-id', 'referrer-policy']) reply.removeHeader(header)
}

/** The pages straight from their source, with changes shown at once. */
async function fromSource(app: FastifyInstance): Promise<() => Promise<PageHandler>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next))
  app.addHook('onClose', () => vite.close())
  return async () => handlerIn(await vite.ssrLoadModule('virtual:react-router/server-build'), 'development')
}

function handlerIn(bundle: unknown, mode: 'development' | 'production') {
  const build = Bundle.parse(bundle)
  return build.entry.module.pageHandler(build, mode)
}

function hasHandler(bundle: unknown) {
  return z.object({ entry: z.object({ module: z.object({ pageHandler: z.function() }) }) }).safeParse(bundle).success
}

/** What the renderer is asked. Its own address is ours, whatever host a visitor names: it stands in the page as the one to share. */
function webRequest(request: FastifyRequest, reply: FastifyReply, config: Config): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) for (const one of [value ?? []].flat()) headers.append(name, one)
  return new Request(addressOf(request.originalUrl, config.publicUrl), { method: request.method, headers, signal: gone.signal })
}

/** The address of a page on our own host. To the parser of addresses a backslash is a slash, and two of them begin a host. */
export function addressOf(asked: string, publicUrl: string): URL {
  const path = URL.canParse(asked) ? asked.replace(/^[a-z]+:[/\\]*[^/\\]*/i, '') : asked
  return new URL(path.replace(/^[/\\]*/, '/'), publicUrl)
}
