import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { readOrMake } from '#platform/server/keys.ts'

export const KEY_FILE = 'backup.key'

/** The key that backups are encrypted with: `BACKUP_KEY`, else the one in `DATA_DIR/keys`, which is made when there is none. */
export function backupKey({ BACKUP_KEY, dataDir }: Pick<Config, 'BACKUP_KEY' | 'dataDir'>): Buffer {
  if (BACKUP_KEY) return Buffer.from(BACKUP_KEY, 'hex')
  const folder = path.join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return Buffer.from(
    readOrMake(path.join(folder, KEY_FILE), () => randomBytes(32).toString('hex')),
    'hex',
  )
}
