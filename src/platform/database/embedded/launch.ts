import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { socketUrl } from '../url.ts'
import { type Account, accountFor } from './account.ts'
import { answers, until } from './answers.ts'
import { commandFor } from './binaries.ts'
import { createCluster } from './cluster.ts'
import { disownPidFile, isAlive, isCurrent, postmasterOf, quitOrphans } from './postmaster.ts'
import { ALWAYS, type Settings } from './settings.ts'

/** A running server, ours to use until `shutDown`. */
export interface Server {
  pid: number
  sockets: string
  url: string
  reused: boolean
  folder: string
}

const PATIENCE = 30_000
/** A server that is told to quit writes nothing more. */
const QUIT_PATIENCE = 2_000

/**
 * Makes a PostgreSQL server run on `home`: takes over one that a killed process left running, or makes and starts it.
 * Two processes must not call this at once for the same home: hold a lock.
 */
export async function launch(home: string, settings: Settings): Promise<Server> {
  const account = accountFor(home)
  const folder = join(realpathSync(home), 'cluster')
  const orphan = postmasterOf(folder)
  const left = orphan && { ...orphan, url: socketUrl(orphan.sockets), reused: true, folder }
  if (left && isCurrent(orphan) && (await answers(left))) return left
  if (left) await shutDown(left)

  if (!existsSync(folder)) createCluster(account, home, folder, settings)
  return await begin(account, home, folder, settings)
}

/**
 * Starts the server on `home` again after its end. It never makes a new one: a register whose data has vanished must not go on
 * with an empty database. `begun` is told of each process as soon as there is one, before it takes queries.
 */
export async function relaunch(home: string, settings: Settings, begun: (server: Server) => void): Promise<Server> {
  const folder = join(realpathSync(home), 'cluster')
  if (!existsSync(folder)) throw new Error(`${folder} is not there any more.`)
  quitOrphans(folder)
  return await begin(accountFor(home), home, folder, settings, begun)
}

/** The address of a server that another process runs on `home`. */
export async function addressOf(home: string): Promise<string> {
  const folder = join(realpathSync(home), 'cluster')
  await until(() => postmasterOf(folder)?.state === 'ready', PATIENCE)
  const server = postmasterOf(folder)
  if (server) return socketUrl(server.sockets)
  throw new Error(`PostgreSQL is not running on ${folder}, though another process holds the folder.`)
}

/**
 * Ends the server, letting it write down what it holds; open transactions are rolled back. After `patience` milliseconds it has to end as
 * it is, and recovers at its next start: nothing that was acknowledged is lost.
 */
export async function shutDown(server: Server, patience = PATIENCE): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isAlive(server.pid)) process.kill(server.pid, signal)
    await until(() => !isAlive(server.pid), signal === 'SIGINT' ? patience : Math.min(patience, QUIT_PATIENCE))
  }
  rmSync(server.sockets, { recursive: true, force: true })
}

/** Children of a server that was killed take a moment to notice; until then its shared memory is in use. */
async function begin(account: Account, home: string, folder: string, settings: Settings, begun = (_: Server) => {}): Promise<Server> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    const server = start(account, home, folder, settings)
    begun(server)
    if (await answers(server)) return server
    await shutDown(server)
    if (!logOf(home).includes('shared memory block')) break
    await pause(500)
  }
  throw new Error(`PostgreSQL did not start on ${folder}. Its log ends:\n${logOf(home)}`)
}

/** The server stands in a process group of its own: a Ctrl-C in the terminal reaches us, and we end it last. */
function start(account: Account, home: string, folder: string, settings: Settings): Server {
  const sockets = socketFolder(account, folder)
  const options = Object.entries({ ...settings, ...ALWAYS, unix_socket_directories: sockets })
  const { program, args, env } = commandFor(account, 'postgres', [
    '-D',
    folder,
    ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  disownPidFile(folder)
  rmSync(join(home, 'log'), { force: true })
  const log = openSync(join(home, 'log'), 'w', 0o600)
  const child = spawn(program, args, { cwd: home, env, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.unref()
  child.on('error', () => {})
  if (!child.pid) throw new Error(`The program ${program} could not be started.`)
  return { pid: child.pid, sockets, url: socketUrl(sockets), reused: false, folder }
}

/** The name of a socket holds 100 characters at most, fewer than many a data folder's: it stands in the folder for passing things. */
function socketFolder(account: Account, folder: string) {
  const name = createHash('sha256').update(`${account.uid} ${folder}`).digest('hex').slice(0, 16)
  const parent = /^[\w/.-]{1,60}$/.test(tmpdir()) ? tmpdir() : '/tmp'
  const sockets = join(parent, `homeward-${name}`)
  rmSync(sockets, { recursive: true, force: true })
  mkdirSync(sockets, { mode: 0o700 })
  if (process.getuid?.() === 0) chownSync(sockets, account.uid, account.gid)
  return sockets
}

function logOf(home: string) {
  return readFileSync(join(home, 'log'), 'utf8').trim().split('\n').slice(-5).join('\n')
}
