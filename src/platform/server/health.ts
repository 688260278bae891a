import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#platform/database/db.ts'
import type { Config } from './config.ts'
import type { Disk } from './disk.ts'
import { type Readiness, readinessOf } from './readiness.ts'
import { Refusal } from './refusal.ts'

const HOUR_MS = 3_600_000

interface Watched {
  config: Pick<Config, 'METRICS_KEY' | 'development'>
  disk: Disk
  /** Whether it says in the log, each hour, what wants looking after. */
  warns: boolean
}

/**
 * `/healthz`: the process lives. `/readyz`: it can answer from the database, has room, and has a backup. `/metrics`: Prometheus text, in
 * production only for who has the key.
 */
export function health(app: FastifyInstance, db: Db, { config, disk, warns }: Watched): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'homeward_request_seconds',
    help: 'How long each call took, in seconds.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const free = new Gauge({ name: 'homeward_disk_free_bytes', help: 'Free bytes where DATA_DIR is.', registers: [registry] })
  const age = new Gauge({ name: 'homeward_backup_age_seconds', help: 'How old the last good backup is.', registers: [registry] })
  const differences = new Gauge({
    name: 'homeward_history_differences',
    help: 'How many things didn’t fit when the history was last checked; -1 until it’s been checked.',
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) seconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await readinessOf(db, disk)
    return reply
      .code(ready.database === 'answers' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready)
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
    const { backup } = await readinessOf(db, disk)
    free.set(disk.free())
    age.set(backup.hours === null ? Number.NaN : backup.hours * 3600)
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  if (!warns) return
  const warning = setInterval(() => void readinessOf(db, disk).then((ready) => warn(app, ready)), HOUR_MS).unref()
  app.addHook('onClose', async () => clearInterval(warning))
}

function warn(app: FastifyInstance, { disk, backup }: Readiness) {
  if (disk !== 'plenty') app.log.warn('The disk is nearly full: uploads are refused, then everything but registrations and lookups')
  if (backup.state === 'late')
    app.log.warn({ hours: backup.hours }, 'There’s been no good backup in the last 26 hours: run `npm run backup` to see why')
}

const isSame = (given: string | undefined, key: string) => timingSafeEqual(digest(given ?? ''), digest(key))
const digest = (text: string) => createHash('sha256').update(text).digest()
