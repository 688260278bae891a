import { refuseDemoPeople, seedIfEmpty } from '#database/seed/seed.ts'
import { liveTheYear } from '#database/seed/year/demoyear.ts'
import { startDemoPeers } from '#features/lookup/demo.ts'
import { socialWords } from '#features/shell/findable/words.ts'
import { movableClock, systemClock } from '#platform/clock/clock.ts'
import { startPostgres } from '#platform/database/postgres.ts'
import { readConfig } from '#platform/server/config.ts'
import { prepareDatabase } from '#platform/server/database.ts'
import { letTimePass } from '#platform/server/devtime.ts'
import { endInOrder } from '#platform/server/endinorder.ts'
import { flagsForPages } from '#platform/server/flags.ts'
import { insideAsker } from '#platform/server/inside.ts'
import { servePages } from '#platform/server/pages.ts'
import { rememberPublicUrl } from '#platform/server/publicurl.ts'
import { endEach } from '#platform/server/shutdown.ts'
import { rememberRegister } from '#platform/server/whichregister.ts'
import { createApp, type Register } from '#src/register.ts'
import { startupBanner } from './banner.ts'
import { samePages } from './routes.ts'

/** config → database → calls → pages → demo → listen → jobs; the one place where everything meets. */
async function start() {
  const config = readConfig(process.env)
  const postgres = config.DATABASE_URL ? null : await startPostgres(config.dataDir, 5, say)
  const url = await prepareDatabase(config, postgres)

  const clock = movableClock(systemClock)
  const register = await createApp({ config, url, clock, timetable: true })
  if (config.development) letTimePass(register.app, clock, register)
  const demo = config.development ? await startDemoPeers(register.db) : null
  await servePages(register.app, {
    development: config.PAGES === 'live',
    ask: insideAsker(register.handlers, register.serving),
    hasPicture: (path) => socialWords(path) !== undefined,
    flags: flagsForPages(register.serving.readDb),
    config,
    shared: samePages,
  })
  // After the pages: what the demo asks of the register makes it ready, and nothing can be added then.
  await (config.development ? fillDemo(register, clock, config.DEMO_YEAR) : refuseDemoPeople(register.db))
  await register.app.listen({ port: config.PORT, host: config.host })
  rememberPublicUrl(config)
  rememberRegister(config)
  await register.queue.work(register.runJob)
  setInterval(() => void register.services.limiter.share(register.db, systemClock.now()).catch(() => {}), 1000).unref()

  // Together under the time after which an ending is cut short.
  endInOrder(register.app.log, () =>
    endEach([
      { name: 'the calls and jobs under way', within: 9_000, end: () => register.close() },
      { name: 'the demo registers', within: 500, end: async () => demo?.close() },
      { name: 'the database', within: 8_000, end: async () => postgres?.stop(6_000) },
    ]),
  )
  startupBanner(config)
  process.send?.('up')
  setTimeout(collectGarbage, AFTER_START_MS).unref()
}

/** An empty register gets the seven people, and a year of theirs. */
async function fillDemo(register: Register, clock: ReturnType<typeof movableClock>, withYear: boolean) {
  const isNew = await seedIfEmpty(register.db, clock.now())
  if (!isNew || !withYear) return
  process.stdout.write('Writing a year of the demo. This takes a few seconds, once.\n')
  await liveTheYear({ ...register, clock })
}

const AFTER_START_MS = 10_000

/** Reading a thousand sources leaves a fifth of the memory to nobody, which the engine would hold until it needs it. */
function collectGarbage() {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** What happens to the embedded database, as a line of the log like any other. */
function say(words: string, error?: unknown) {
  process.stderr.write(
    `${JSON.stringify({ level: 50, time: Date.now(), msg: words, ...(error instanceof Error && { error: error.message }) })}\n`,
  )
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
