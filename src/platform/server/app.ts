import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBodyParser, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import pino from 'pino'
import { failure } from '#platform/contract/envelope.ts'
import { cut } from '#platform/text/cut.ts'
import { refuseTooMuch } from './bounds.ts'
import type { Config } from './config.ts'
import { boundConnections } from './connections.ts'
import { contentPolicy } from './contentpolicy.ts'
import { failureFor } from './failures.ts'
import { Refusal } from './refusal.ts'
import { countRepeats } from './repeats.ts'
import { LARGEST_FILE } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call that the route answers. */
    call?: string
  }
}

const LARGEST_BODY = 256 * 1024

/** The bare server: limits on what may arrive, safe headers, request ids, logs without personal data, and the envelope for every failure. */
export async function openApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    // The nearest proxies are ours; what stands further left in x-forwarded-for, anybody can have written.
    trustProxy: config.TRUST_PROXY > 0 && ((_address, hop) => hop < config.TRUST_PROXY),
    // A connection that dawdles is cut within half a minute, however slowly it speaks.
    http: { connectionsCheckingInterval: 2_500, headersTimeout: 20_000 },
    requestTimeout: 25_000,
    connectionTimeout: 60_000,
    clientErrorHandler: hangUp,
    frameworkErrors: (error, _request, reply) => answerFailure(reply, error),
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // While the register ends, whoever asks on a connection that they kept is answered as ever.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2000 },
    logger: {
      level: config.LOG_LEVEL ?? (config.development ? 'warn' : 'info'),
      base: null,
      serializers: { err: withoutValues },
      hooks: { logMethod: countRepeats() },
      ...(!config.development && { stream: laterLines() }),
    },
  })
  boundConnections(app)
  const headers = safeHeaders(config.development)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(headers)
    done()
  })
  app.addHook('onSend', (_request, reply, _body, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (isPage) reply.headers(PAGE_HEADERS)
    if (isPage && !reply.hasHeader('content-security-policy')) reply.header('content-security-policy', contentPolicy([], config))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page'
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, boundedJson(app))
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: { fileSize: LARGEST_FILE, files: 1 } })

  app.setErrorHandler(async (error, request, reply) => {
    if (failureFor(error).unforeseen) request.log.error({ err: causeOf(error), route: request.routeOptions.url }, 'a call failed')
    return answerFailure(reply, error)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure(404, 'noSuchPage', 'There’s nothing at this address')))
  app.all('/api/*', async (_request, reply) =>
    reply.code(404).send(failure(404, 'noSuchCall', 'We don’t know this call. The list is at /api/docs.')),
  )
  return app
}

/** Reads JSON as Fastify does, but only what is not made of too much. */
function boundedJson(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, body, done) => {
    try {
      refuseTooMuch(body)
    } catch (error) {
      return done(error instanceof Error ? error : new Error('unknown'))
    }
    return parse(request, body, done)
  }
}

/** What stands behind a refusal, or the error itself. */
const causeOf = (error: unknown) => (error instanceof Refusal ? error.cause : error)

function answerFailure(reply: FastifyReply, error: unknown) {
  const { body, retryAfter } = failureFor(error)
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(body.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** What is not HTTP, or came too slowly, is told so before the line is cut. */
function hangUp(error: Error & { code?: string }, socket: Socket) {
  const { body } = failureFor(Object.assign(error, { statusCode: STATUS_OF_CUT[error.code ?? ''] ?? 400 }))
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroy()
}

const STATUS_OF_CUT: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Of an error, what names the fault. What a database says beside it quotes the row, which is somebody's. */
function withoutValues(error: Error & { code?: unknown }) {
  return { type: error.name, message: cut(error.message, 1000), code: error.code, stack: cut(error.stack ?? '', 4000) }
}

/** Log lines are written several at once, and within half a second: a request does not wait for the disk. */
function laterLines() {
  return pino.destination({ sync: false, minLength: 8192, periodicFlush: 500 })
}

/** What every answer tells a browser (OWASP Secure Headers Project). */
function safeHeaders(development: boolean): Record<string, string> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    ...(!development && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
  }
}

/** What is of use with a page only. */
const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
