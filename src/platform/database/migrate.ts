import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

interface Migration {
  name: string
  text: string
  checksum: string
}

const FOLDER = resolve(import.meta.dirname, '../../../database/migrations')
const ONE_AT_A_TIME = 4_071_980
const LOCK_NOT_AVAILABLE = '55P03'
const TRIES = 20

/**
 * Brings the database up to date: applies the files `0001-name.sql` of `folder` that it has not seen, in order, each in a
 * transaction of its own. Several processes may call it at once. Answers the names of the files applied now.
 * `only` leaves the others for later, for a restore that needs the tables as they once were.
 * @throws with a sentence when a file that was applied has changed since, or a file is misnamed
 */
export async function migrate(database: string | pg.Pool, folder = FOLDER, only = (_name: string) => true): Promise<string[]> {
  const migrations = migrationsIn(folder).filter(({ name }) => only(name))
  const client = new pg.Client(typeof database === 'string' ? { connectionString: database } : database.options)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`select pg_advisory_lock(${ONE_AT_A_TIME})`)
    return await applyAll(client, migrations)
  } finally {
    await client.end()
  }
}

/** The migrations of `folder` in order. */
export function migrationsIn(folder = FOLDER): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  files.forEach(refuseMisnamed)
  return files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return { name: basename(file, '.sql'), text, checksum: hash('sha256', text, 'hex') }
  })
}

function refuseMisnamed(file: string, position: number, files: string[]) {
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file)) throw new Error(`Name the migration ${file} like 0001-short-name.sql.`)
  const before = files[position - 1]
  if (before?.slice(0, 4) === file.slice(0, 4))
    throw new Error(`The migrations ${before} and ${file} have the same number: give one another.`)
}

async function applyAll(client: pg.Client, migrations: Migration[]) {
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const applied = await checksums(client)
  const fresh = migrations.filter(({ name }) => !applied.has(name))
  migrations.forEach((migration) => refuseChanged(migration, applied.get(migration.name)))
  for (const migration of fresh) await apply(client, migration)
  return fresh.map(({ name }) => name)
}

async function checksums(client: pg.Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseChanged({ name, checksum }: Migration, applied: string | undefined) {
  if (applied === undefined || applied === checksum) return
  throw new Error(`The migration ${name} has changed since it was applied to this database. Restore it, and put the change in a new file.`)
}

/** A table in use is not waited for longer than a second, since everybody else would queue behind us: step back, try again. */
async function apply(client: pg.Client, migration: Migration, attempt = 1): Promise<void> {
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '1s'")
    await client.query(migration.text)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (!isLocked(error) || attempt === TRIES) throw named(migration, error)
    await pause(500)
    await apply(client, migration, attempt + 1)
  }
}

function isLocked(error: unknown) {
  return error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
}

function named({ name, text }: Migration, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  const position = error instanceof pg.DatabaseError && error.position
  const line = position ? ` (line ${text.slice(0, Number(position)).split('\n').length})` : ''
  return new Error(`The migration ${name} could not be applied: ${reason}${line}`, { cause: error })
}
