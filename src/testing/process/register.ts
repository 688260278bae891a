import { movableClock, systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/server/config.ts'
import { letTimePass } from '#platform/server/devtime.ts'
import { createApp } from '#src/register.ts'

/** The real register: its calls, sockets, log and jobs, in one process as in production, only without pages. With UNLIMITED no limit hides an answer. */
const config = readConfig(process.env)
const clock = movableClock(systemClock)
const register = await createApp({ config, url: config.DATABASE_URL ?? '', clock, timetable: true })
if (config.development) letTimePass(register.app, clock, register)
if (process.env['UNLIMITED']) register.services.limiter.hit = () => ({ allowed: true, retryAfter: 0, count: 1 })
const url = await register.app.listen({ port: 0, host: '127.0.0.1' })
await register.queue.work(register.runJob)
const sharing = setInterval(() => void register.services.limiter.share(register.db, systemClock.now()).catch(() => {}), 1000)

process.on('SIGTERM', end)
// Whoever started it has failed.
process.on('disconnect', end)

async function end() {
  clearInterval(sharing)
  await register.close()
  process.exit(0)
}
process.send?.({ url })
