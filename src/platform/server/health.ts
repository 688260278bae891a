import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Db } from '#platform/database/db.ts'

/** `/healthz`: the process lives. `/readyz`: it can answer from the database. `/metrics`: Prometheus text. */
export function health(app: FastifyInstance, db: Db, metricsKey: string | undefined): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'homeward_request_seconds',
    help: 'How long each call took, in seconds.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
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
    if (metricsKey && request.headers.authorization !== `Bearer ${metricsKey}`) return reply.code(401).send('')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
