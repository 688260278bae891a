import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Files } from '#adapters/files/files.ts'
import { migrate, migrationsIn } from '#platform/database/migrate.ts'
import type { Job } from '#platform/jobs/job.ts'
import { createQueues } from '#platform/jobs/queue.ts'
import type { Entry } from './frames.ts'
import type { Manifest } from './manifest.ts'
import { openBackup, readBackup } from './read.ts'
import { openClient, queryOf, tablesIn } from './tables.ts'
import { chainsOf } from './write.ts'

export interface Into {
  url: string
  /** Where uploads and keys go; null leaves both where they are, for a drill beside the register. */
  rest: { files: Files; keysFolder: string } | null
}

/**
 * Puts a backup into an empty database, and the uploads and keys beside it. The backup is read whole and checked first; all rows come in one
 * transaction, which is committed only when each table and the newest event of each history are as the backup says.
 * @throws with a sentence, and with nothing restored, when that is not so or the database is not empty
 */
export async function restoreBackup(
  from: { files: Files; key: Buffer; name: string },
  into: Into,
  jobs: readonly Job[],
): Promise<Manifest> {
  const backup = await openBackup(from.files, from.key, from.name)
  const { manifest } = backup
  refuseUnknownMigrations(manifest)
  await readBackup(from.files, backup)
  if (into.rest) mkdirSync(into.rest.keysFolder, { recursive: true, mode: 0o700 })
  await prepare(into.url, manifest, jobs)

  const client = await openClient(into.url)
  try {
    await client.query('begin')
    const ours = manifest.tables.filter(({ table }) => table.startsWith('public.')).map(({ table }) => table)
    // The rows that triggers would write are in the backup. References and unique keys are checked all the same.
    for (const table of ours) await client.query(`alter table ${table} disable trigger user`)
    await client.query(`truncate ${ours.join(', ')}`)
    await client.query('delete from pgboss.job')
    await readBackup(from.files, backup, (entry, bytes) => put(client, manifest, into, entry, bytes))
    for (const { sequence, last } of manifest.sequences) await client.query('select setval($1::regclass, $2::bigint)', [sequence, last])
    for (const table of ours) await client.query(`alter table ${table} enable trigger user`)
    await refuseUnequal(client, manifest)
    await client.query('commit')
  } finally {
    await client.end()
  }
  await migrate(into.url)
  return manifest
}

function refuseUnknownMigrations({ migrations }: Manifest) {
  const ours = new Map(migrationsIn().map(({ name, checksum }) => [name, checksum]))
  const unknown = migrations.find(({ name, checksum }) => ours.get(name) !== checksum)
  if (unknown)
    throw new Error(
      `The backup comes from another version of Homeward: this one does not know its migration ${unknown.name}. Restore it with that version, then update.`,
    )
}

/** Tables as they were when the backup was taken, and the job queue's. */
async function prepare(url: string, { migrations, queues }: Manifest, jobs: readonly Job[]) {
  const names = new Set(migrations.map(({ name }) => name))
  await refuseUsed(url, names)
  await migrate(url, undefined, (name) => names.has(name))
  const known = new Set(jobs.map(({ name }) => name))
  await createQueues(url, [...jobs, ...queues.filter((name) => !known.has(name)).map((name) => ({ name }))])
}

/** A restore that was interrupted leaves tables without a row of anybody's, and may be tried again. */
async function refuseUsed(url: string, names: ReadonlySet<string>) {
  const client = await openClient(url)
  try {
    const { rows } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
    if (rows.length === 0) return
    const isOurs = rows.some(({ name }) => name === 'migration') && rows.some(({ name }) => name === 'account')
    const applied = isOurs ? (await client.query<{ name: string }>('select name from public.migration')).rows : []
    const used = isOurs ? await client.query('select from public.account union all select from public.event limit 1') : { rowCount: 1 }
    if (used.rowCount !== 0 || applied.some(({ name }) => !names.has(name)))
      throw new Error('This database is not empty. Make a new one (createdb) and restore into that: nothing here was changed.')
  } finally {
    await client.end()
  }
}

async function put(client: pg.Client, manifest: Manifest, { rest }: Into, entry: Entry, bytes: AsyncIterable<Buffer>): Promise<void> {
  if (entry.kind === 'table') {
    const columns = manifest.tables.find(({ table }) => table === entry.table)?.columns ?? []
    return await pipeline(bytes, client.query(copyFrom(`copy ${entry.table} (${columns.join(', ')}) from stdin`)))
  }
  const whole = Buffer.concat(await Array.fromAsync(bytes))
  if (!rest) return
  if (entry.kind === 'file') return await rest.files.put(entry.key, whole, entry.type)
  putKey(path.join(rest.keysFolder, entry.name), whole)
}

function putKey(file: string, bytes: Buffer) {
  if (!existsSync(file)) return writeFileSync(file, bytes, { mode: 0o600, flush: true })
  if (!readFileSync(file).equals(bytes))
    throw new Error(`${file} is another register's key. Move the folder with the keys away (keep backup.key) and restore again.`)
}

/** The last word: what the database itself counts. */
async function refuseUnequal(client: pg.Client, manifest: Manifest) {
  const chains = await chainsOf(client)
  if (chains.count !== manifest.chains.count || chains.sha256 !== manifest.chains.sha256)
    throw new Error('The histories in the restored database are not those of the backup.')
  for (const table of await tablesIn(client)) {
    const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from (${queryOf(table)}) kept`)
    const wanted = manifest.tables.find((one) => one.table === table.table)?.rows ?? 0
    if (rows[0]?.rows !== wanted) throw new Error(`The table ${table.table} should have ${wanted} rows and has ${rows[0]?.rows}.`)
  }
}
