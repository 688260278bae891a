import { randomBytes, randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { failure } from '#platform/contract/envelope.ts'
import type { Config } from './config.ts'
import { failureFor } from './failures.ts'
import { LARGEST_FILE } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the inline scripts of this answer that the content security policy lets run. */
    nonce: string
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
    logger: { level: config.LOG_LEVEL ?? (config.development ? 'warn' : 'info'), base: null },
  })
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64url')
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: config.development ? false : { maxAge: 31_536_000 },
  })
  app.addHook('onSend', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('content-security-policy', policy(request.nonce, config))
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
