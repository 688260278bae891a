import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addressOf, launch, relaunch } from './embedded/launch.ts'
import { hold, holderOf, type Lock } from './embedded/lock.ts'
import { isAlive } from './embedded/postmaster.ts'
import { DURABLE } from './embedded/settings.ts'
import { type Report, type Supervised, supervise } from './embedded/supervise.ts'
import { APP, asRole, makeRoles, OWNER } from './roles.ts'

/** An embedded PostgreSQL in use by this process. `reused`: a process that was killed had left it running. */
export interface Postgres {
  /** As the superuser of the server. */
  url: string
  /** As the owner of the register's tables, for migrations. */
  ownerUrl: string
  /** As the register works: it may read and write rows, and owns no table. */
  appUrl: string
  reused: boolean
  /** Ends the server and waits until its data is safe, at most `patience` milliseconds: after that it has to recover at its next start. */
  stop(patience?: number): Promise<void>
}

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, for this process alone, and makes the database `homeward` on first use.
 * It listens on a private Unix socket only. A server left over from a killed process is taken over.
 * A process that is about to end may still hold the folder: it is waited for, `patience` seconds.
 * Until `stop` the server is watched, and started again whenever it ends; `report` hears of it.
 * @throws with a sentence when another process uses the folder, or PostgreSQL cannot run here
 */
export async function startPostgres(dataDir: string, patience = 5, report: Report = () => {}): Promise<Postgres> {
  const home = homeIn(dataDir)
  const lock = await hold(join(home, 'lock'), patience)
  if (lock) return await owned(home, lock, report)
  throw new Error(
    `Homeward is already running on ${resolve(dataDir)} (process ${holderOf(join(home, 'lock'))}). Stop it first, or give this one another DATA_DIR.`,
  )
}

/** For commands run beside the register: uses the PostgreSQL of a running Homeward, or starts one until `stop`. */
export async function borrowPostgres(dataDir: string): Promise<Postgres> {
  const home = homeIn(dataDir)
  const lock = await hold(join(home, 'lock'), 0)
  if (lock) return await owned(home, lock, () => {})
  return { ...addresses(await addressOf(home)), reused: true, stop: async () => {} }
}

function homeIn(dataDir: string) {
  const home = join(resolve(dataDir), 'postgres')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  return home
}

async function owned(home: string, lock: Lock, report: Report): Promise<Postgres> {
  try {
    const server = await launch(home, DURABLE)
    const supervised = supervise(server, (begun) => relaunch(home, DURABLE, begun), report)
    await makeRoles(server.url)
    return { ...addresses(server.url), reused: server.reused, stop: endOnce(supervised, lock) }
  } catch (error) {
    lock.release()
    throw error
  }
}

const PATIENCE = 30_000
const addresses = (url: string) => ({ url, ownerUrl: asRole(url, OWNER), appUrl: asRole(url, APP) })

/** A process that ends without `stop` has no time left to wait for the server, only to ask it. */
function endOnce(server: Supervised, lock: Lock) {
  const ask = () => void (isAlive(server.pid()) && process.kill(server.pid(), 'SIGINT'))
  let ending: Promise<void> | undefined
  process.once('exit', ask)
  return (patience = PATIENCE) =>
    (ending ??= server
      .stop(patience)
      .then(lock.release)
      .finally(() => process.off('exit', ask)))
}
