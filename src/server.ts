import { refuseDemoPeople, seedIfEmpty } from '#database/seed/seed.ts'
import { startDemoPeers } from '#features/lookup/demo.ts'
import { movableClock, systemClock } from '#platform/clock/clock.ts'
import { startPostgres } from '#platform/database/postgres.ts'
import { readConfig } from '#platform/server/config.ts'
import { prepareDatabase } from '#platform/server/database.ts'
import { letTimePass } from '#platform/server/devtime.ts'
import { insideAsker } from '#platform/server/inside.ts'
import { servePages } from '#platform/server/pages.ts'
import { rememberPublicUrl } from '#platform/server/publicurl.ts'
import { openRegister } from '#src/register.ts'
import { greet } from './greet.ts'

/** config → database → calls → demo → pages → listen → jobs; the one place where everything meets. */
async function start() {
  const config = readConfig(process.env)
  const postgres = config.DATABASE_URL ? null : await startPostgres(config.dataDir)
  const url = await prepareDatabase(config, postgres)

  const clock = movableClock(systemClock)
  const register = await openRegister({ config, url, clock, timetable: true })
  if (config.development) letTimePass(register.app, clock, register)
  const demo = config.development ? await startDemoPeers(register.db) : null
  await (config.development ? seedIfEmpty(register.db, systemClock.now()) : refuseDemoPeople(register.db))
  await servePages(register.app, { development: config.PAGES === 'live', ask: insideAsker(register.handlers, register.serving) })
  await register.app.listen({ port: config.PORT, host: config.host })
  rememberPublicUrl(config)
  await register.queue.work(register.runJob)
  const sharing = setInterval(() => void register.needs.limiter.share(register.db, systemClock.now()).catch(() => {}), 1000)

  stopOnce(async () => {
    clearInterval(sharing)
    await register.close()
    await demo?.close()
    await postgres?.stop()
  })
  greet(config)
}

/** Ctrl-C and SIGTERM: what is being answered is answered, then everything ends in order. */
function stopOnce(stop: () => Promise<void>) {
  let stopping: Promise<never> | undefined
  const end = () => {
    stopping ??= stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
