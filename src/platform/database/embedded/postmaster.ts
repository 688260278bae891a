import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL server that runs on one data folder, as it describes itself in its pid file. */
export interface Postmaster {
  pid: number
  sockets: string
  state: string
}

/** The server that runs on `folder` now, whoever started it. */
export function postmasterOf(folder: string): Postmaster | undefined {
  const [pid = '', , , , sockets = '', , , state = ''] = textOf(pidFile(folder)).split('\n')
  if (!/^\d+$/.test(pid) || !isAlive(Number(pid)) || !runsIn(pid, folder)) return undefined
  return { pid: Number(pid), sockets, state: state.trim() }
}

/**
 * Call when no server runs on `folder`, before one is started. The pid in a file left behind may have become another
 * program's, or an unburied process's, and PostgreSQL would wait for it. The rest of the file stays: by the shared memory
 * it names, PostgreSQL sees that children of a killed server are still at work.
 */
export function disownPidFile(folder: string): void {
  const left = textOf(pidFile(folder))
  if (!left) return rmSync(pidFile(folder), { force: true })
  // Beside it and then renamed: on a full disk a file written in place would be left empty, and PostgreSQL refuses to start on an empty one.
  const fresh = `${pidFile(folder)}.new`
  writeFileSync(fresh, left.replace(/^\d+/, String(NOBODYS_PID)), { mode: 0o600 })
  renameSync(fresh, pidFile(folder))
}

/** Call when the postmaster has ended: children that are busy with a query would keep its memory, and with it the next start, waiting. */
export function quitOrphans(folder: string): void {
  if (process.platform !== 'linux') return
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (runsIn(pid, folder) && programOf(pid).trim() === 'postgres') quit(Number(pid))
}

function quit(pid: number) {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It ended by itself in the meantime.
  }
}

/** One more than any system gives out. */
const NOBODYS_PID = 2 ** 22 + 1

function pidFile(folder: string) {
  return join(folder, 'postmaster.pid')
}

/** Whether its program file is still in place: an orphan from before a new install would lack its libraries. */
export function isCurrent(server: Postmaster): boolean {
  try {
    return !readlinkSync(`/proc/${server.pid}/exe`).endsWith(' (deleted)')
  } catch {
    return true
  }
}

/** A process that ended and that nobody has buried yet is not alive. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return /\) [^ZX] /.test(textOf(`/proc/${pid}/stat`))
  return spawnSync('ps', ['-p', String(pid)]).status === 0
}

/** PostgreSQL works inside its data folder. After a reboot or in a new container the same pid can be any program's. */
function runsIn(pid: string, folder: string) {
  try {
    const works = statSync(`/proc/${pid}/cwd`)
    const stands = statSync(folder)
    return works.ino === stands.ino && works.dev === stands.dev
  } catch {
    return programOf(pid).includes('postgres')
  }
}

function programOf(pid: string) {
  if (process.platform === 'linux') return textOf(`/proc/${pid}/comm`)
  return spawnSync('ps', ['-p', pid, '-o', 'comm='], { encoding: 'utf8' }).stdout
}

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
