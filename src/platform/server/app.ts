import { randomBytes, randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import pino from 'pino'
import { failure } from '#platform/contract/envelope.ts'
import type { Config } from './config.ts'
import { failureFor } from './failures.ts'
import { LARGEST_FILE } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the inline scripts of this answer that the content security policy lets run. */
    readonly nonce: string
    drawnNonce: string
  }
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
    trustProxy: config.TRUST_PROXY,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2000 },
    logger: {
      level: config.LOG_LEVEL ?? (config.development ? 'warn' : 'info'),
      base: null,
      ...(!config.development && { stream: laterLines() }),
    },
  })
  hangUpWhileClosing(app)
  const headers = safeHeaders(config.development)
  app.decorateRequest('drawnNonce', '')
  app.decorateRequest('nonce', {
    getter() {
      this.drawnNonce ||= randomBytes(16).toString('base64url')
      return this.drawnNonce
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, _body, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (isPage) reply.header('content-security-policy', policy(request.nonce, config))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page'
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: { fileSize: LARGEST_FILE, files: 1 } })

  app.setErrorHandler(async (error, request, reply) => {
    const { body, retryAfter, unforeseen } = failureFor(error)
    if (unforeseen) request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed')
    if (retryAfter) reply.header('retry-after', retryAfter)
    return reply.code(body.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(body))
  })
  app.all('/api/*', async (_request, reply) =>
    reply.code(404).send(failure(404, 'noSuchCall', 'There is no such call. The list is at /api/docs.')),
  )
  return app
}

/** Log lines are written several at once, and within half a second: a request does not wait for the disk. */
function laterLines() {
  return pino.destination({ sync: false, minLength: 8192, periodicFlush: 500 })
}

/** What every answer tells a browser (OWASP Secure Headers Project). */
function safeHeaders(development: boolean): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    ...(!development && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}

/** A connection that answered its last request while the server was closing is idle, and would hold the end up for a minute. */
function hangUpWhileClosing(app: FastifyInstance) {
  let sweeping: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(sweeping))
}

/** Scripts run only with this answer's nonce. Styles may be inline, for the component library sets them. */
function policy(nonce: string, config: Config): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${config.development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ws: wss:`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ')
}
