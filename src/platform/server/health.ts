import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#platform/database/db.ts'
import type { Config } from './config.ts'
import { Refusal } from './refusal.ts'

/** `/healthz`: the process lives. `/readyz`: it can answer from the database. `/metrics`: Prometheus text, in production only for who has the key. */
export function health(app: FastifyInstance, db: Db, config: Pick<Config, 'METRICS_KEY' | 'development'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'homeward_request_seconds',
    help: 'How long each call took, in seconds.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const differences = new Gauge({
    name: 'homeward_history_differences',
    help: 'How many things did not fit when the history was last checked; -1 while it has not been.',
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) seconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'the database does not answer' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!config.METRICS_KEY && !config.development) return reply.callNotFound()
    if (config.METRICS_KEY && !isSame(request.headers.authorization, `Bearer ${config.METRICS_KEY}`))
      throw new Refusal(401, 'keyNeeded', 'Send the metrics key as a bearer token')
    const check = await db
      .selectFrom('historyCheck')
      .select('differences')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
      .catch(() => null)
    differences.set(check?.differences ?? -1)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const isSame = (given: string | undefined, key: string) => timingSafeEqual(digest(given ?? ''), digest(key))
const digest = (text: string) => createHash('sha256').update(text).digest()
