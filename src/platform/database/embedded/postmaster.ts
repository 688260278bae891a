import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
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
  if (left) writeFileSync(pidFile(folder), left.replace(/^\d+/, String(NOBODYS_PID)))
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
