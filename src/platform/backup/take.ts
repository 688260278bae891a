import { randomBytes } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type { Files } from '#adapters/files/files.ts'
import type { Config } from '#platform/server/config.ts'
import { enter, tidy } from './catalogue.ts'
import { backupKey } from './key.ts'
import { type Manifest, nameAt } from './manifest.ts'
import { openBackup, readBackup } from './read.ts'
import { SALT } from './seal.ts'
import { writeBackup } from './write.ts'

const ONE_AT_A_TIME = 4_071_983

export interface Taken {
  manifest: Manifest
  bytes: number
  removed: string[]
}

interface From {
  url: string
  config: Pick<Config, 'BACKUP_KEY' | 'BACKUPS_KEPT' | 'dataDir'>
  files: Files
}

/**
 * Takes a backup of the register into its file store, reads it back to the last row, writes down that it is good, and removes those that are
 * older than the days to keep. Undefined when another process is taking one.
 */
export async function takeBackup({ url, config, files }: From, takenAt = new Date()): Promise<Taken | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'homeward backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [ONE_AT_A_TIME])
    if (!rows[0].mine) return undefined
    await tidy(files, config.BACKUPS_KEPT)
    const manifest = await writeAndCheck({ url, config, files }, takenAt)
    const bytes = manifest.pieces.reduce((sum, piece) => sum + piece.bytes, 0)
    await client.query('insert into backup (name, taken_at, bytes) values ($1, $2, $3)', [manifest.name, takenAt, bytes])
    return { manifest, bytes, removed: await tidy(files, config.BACKUPS_KEPT) }
  } catch (error) {
    // What a full disk has room for is not left on it.
    await tidy(files, config.BACKUPS_KEPT).catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

async function writeAndCheck({ url, config, files }: From, takenAt: Date): Promise<Manifest> {
  const key = backupKey(config)
  const name = nameAt(takenAt, randomBytes(2).toString('hex'))
  await enter(files, name, null)
  const source = { url, files, keysFolder: path.join(config.dataDir, 'keys') }
  await writeBackup(source, { files, key, salt: randomBytes(SALT), name, takenAt })
  const backup = await openBackup(files, key, name)
  await readBackup(files, backup)
  await enter(files, name, backup.manifest.pieces.length)
  return backup.manifest
}
