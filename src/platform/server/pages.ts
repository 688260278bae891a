import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import * as z from 'zod'
import type { ServerCaller } from '#platform/web/caller.ts'

const built = fileURLToPath(new URL('../../../build/', import.meta.url))

/** The page bundle, whose `entry.server.tsx` says how pages are drawn. */
const Bundle = z.custom<ServerBuild & { entry: { module: typeof import('#src/entry.server.tsx') } }>(hasHandler, 'This is no page bundle')
type PageHandler = ReturnType<z.infer<typeof Bundle>['entry']['module']['pageHandler']>

/** Answers every address that is not a call: the built files, and the pages, drawn on the server with `callServer` for their data. */
export async function servePages(
  app: FastifyInstance,
  { development, ask }: { development: boolean; ask: (address: string) => ServerCaller },
): Promise<void> {
  const findHandler = development ? await fromSource(app) : await fromBuild(app)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const draw = await findHandler()
      const log = (error: unknown) => request.log.error({ err: error }, 'a page failed')
      const response = await draw(webRequest(request, reply), { ask: ask(request.ip), nonce: request.nonce, log })
      reply.code(response.status).header('cache-control', 'private, no-cache')
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.send(response.body)
    },
  })
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
  await app.register(files, { ...usual, ...assets, immutable: true, maxAge: '365d' })
  await app.register(files, { ...usual, root: folder, globIgnore: ['assets/**', compressed], maxAge: '1h' })
  for (const url of ['/assets', '/assets/*']) app.get(url, (_request, reply) => reply.callNotFound())
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

function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) for (const one of [value ?? []].flat()) headers.append(name, one)
  return new Request(addressOf(request), { method: request.method, headers, signal: gone.signal })
}

/** A host that is no host is the sender's mistake, and pages do not need it. */
function addressOf(request: FastifyRequest) {
  const origin = `${request.protocol}://${request.host}`
  return new URL(request.originalUrl.replace(/^\/+/, '/'), URL.canParse(origin) ? origin : 'http://localhost')
}
