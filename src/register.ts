import type { FastifyInstance } from 'fastify'
import type { DB } from '#database/types.ts'
import { personOfSession } from '#features/accounts/sessions.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { useOurErrorMessages } from '#platform/contract/words.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { type Extensions, extensionsOf, type Feature } from '#platform/extension.ts'
import type { Job } from '#platform/jobs/job.ts'
import { openQueue, type Queue } from '#platform/jobs/queue.ts'
import { jobRunner } from '#platform/jobs/run.ts'
import type { Handler } from '#platform/server/answer.ts'
import { openApp } from '#platform/server/app.ts'
import { type CallAs, callerAs } from '#platform/server/callas.ts'
import { cardKeys } from '#platform/server/cardkeys.ts'
import type { Config } from '#platform/server/config.ts'
import { describeApi } from '#platform/server/describe.ts'
import { drainBeforeClose } from '#platform/server/drain.ts'
import { findContract, findFeatures, findHandlers, findJobs } from '#platform/server/find.ts'
import { health } from '#platform/server/health.ts'
import { serveHistory } from '#platform/server/history.ts'
import { serveMapStyle } from '#platform/server/mapstyle.ts'
import { showOutbox } from '#platform/server/outbox.ts'
import { servicesOf } from '#platform/server/outside.ts'
import { pressureGauge, shedUnderPressure } from '#platform/server/pressure.ts'
import { routes } from '#platform/server/routes.ts'
import { openSandbox, type RunningSandbox } from '#platform/server/sandbox.ts'
import { type Serving, serve } from '#platform/server/serve.ts'
import type { Services } from '#platform/server/services.ts'
import { channels } from '#platform/sockets/channels.ts'
import { openSockets } from '#platform/sockets/sockets.ts'
import { FLOORS } from './features.ts'

/** The register as one running thing: its calls over one database, without pages and not yet listening. */
export interface Register {
  app: FastifyInstance
  db: Db
  queue: Queue
  services: Services
  extensions: Extensions
  /** The embedded sandbox of the card provider, where there is one. */
  sandbox: RunningSandbox | null
  serving: Serving
  handlers: Handler[]
  jobs: Job[]
  runJob: (name: string, data: unknown) => Promise<void>
  /** Makes a call for somebody without a session, as routes and the demo do. */
  callAs: CallAs
  close(): Promise<void>
}

interface Opening {
  config: Config
  url: string
  clock: Clock
  timetable: boolean
  /** Features beside those of the product, on the highest floor. */
  more?: readonly Feature[]
}

export async function createApp(options: Opening): Promise<Register> {
  const { config, url, clock } = options
  useOurErrorMessages()
  const withinMs = config.connectWithinMs
  const pool = { max: config.DATABASE_POOL, withinMs }
  const lookupPool = { max: config.DATABASE_LOOKUP_POOL, withinMs }
  const main = connect<DB>(url, pool)
  const replica = config.DATABASE_REPLICA_URL ? connect<DB>(config.DATABASE_REPLICA_URL, pool) : null
  const reserved = connect<DB>(url, lookupPool)
  const reservedReplica = config.DATABASE_REPLICA_URL ? connect<DB>(config.DATABASE_REPLICA_URL, lookupPool) : null
  const app = await openApp(config)
  const sockets = await openSockets(app, url, config)
  drainBeforeClose(app)
  const sandbox = await openSandbox(app, config, main.db, clock)
  const alarm: Services['alarm'] = (message, facts = {}) => app.log.error(facts, message)
  const services = { ...servicesOf(config, { db: main.db, captchaDb: reserved.db }, clock, sockets.live, url, sandbox?.url), alarm }
  const [contract, handlers, jobs, features] = await Promise.all([findContract(), findHandlers(), findJobs(), findFeatures(FLOORS.flat())])
  const extensions = extensionsOf([...features, ...(options.more ?? [])])
  const first = new Set(contract.filter((call) => call.alwaysAnswered).map((call) => call.name))
  if (config.NODE_ENV !== 'test') shedUnderPressure(app, first, pressureGauge())
  const queue = await openQueue(url, jobs, {
    timetable: options.timetable,
    vault: services.vault,
    onError: (error) => app.log.error({ err: error }, 'the job queue'),
  })
  const identify: Serving['identify'] = async (token, on) => {
    const now = clock.now()
    const claims = await services.tokens.read(token, now)
    return claims ? personOfSession(on === 'reserved' ? reserved.db : main.db, claims.sid, now) : null
  }
  const serving: Serving = {
    db: main.db,
    readDb: replica?.db ?? main.db,
    reservedDb: reservedReplica?.db ?? reserved.db,
    queue,
    clock,
    services,
    extensions,
    identify,
  }

  serve(app, handlers, serving)
  describeApi(app, contract)
  serveMapStyle(app, config)
  health(app, main.db, { config, disk: services.disk, warns: options.timetable })
  serveHistory(app, serving)
  const callAs = callerAs(handlers, serving, app.log)
  for (const serveRoutes of extensions(routes)) await serveRoutes(app, serving, callAs)
  for (const openChannel of extensions(channels)) openChannel(sockets, serving, app.log)
  if (config.development) showOutbox(app, main.db)
  if (config.DATABASE_URL && !config.DATABASE_OWNER_URL)
    app.log.warn('DATABASE_OWNER_URL is not set: the register owns its tables, and whoever takes it over can change the history')
  if (!config.development && !config.SMTP_URL) app.log.warn('SMTP_URL is not set: e-mail stays in the outbox and reaches nobody')
  if (!config.development && !config.SMS_URL) app.log.warn('SMS_URL is not set: text messages stay in the outbox and reach nobody')
  if (!config.development && !config.POST_URL) app.log.warn('POST_URL is not set: letters on paper stay in the outbox and reach nobody')
  if (!config.development && !config.BACKUP_KEY)
    app.log.warn(
      'Backups can only be opened with DATA_DIR/keys/backup.key, because BACKUP_KEY is not set: keep a copy of it somewhere else',
    )
  if (!config.development && !cardKeys(config, 'main')) app.log.warn('STRIPE_SECRET_KEY is not set: nobody can pay by card')

  const runJob = jobRunner(jobs, serving)
  const close = async () => {
    services.disk.stop()
    await app.close()
    await queue.stop()
    await main.close()
    await replica?.close()
    await reserved.close()
    await reservedReplica?.close()
  }
  return { app, db: main.db, queue, services, extensions, sandbox, serving, handlers, jobs, runJob, callAs, close }
}
