import path from 'node:path'
import { parseArgs } from 'node:util'
import { diskFiles } from '#adapters/files/disk.ts'
import { latestIn } from '#platform/backup/catalogue.ts'
import { backupKey } from '#platform/backup/key.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { startPostgres } from '#platform/database/postgres.ts'
import { type Config, readConfig } from '#platform/server/config.ts'
import { findJobs } from '#platform/server/find.ts'
import { chooseFiles } from '#platform/server/outside.ts'

const USAGE = `npm run restore -- <name>|latest --into <address>|embedded [--from <folder>] [--only-database]
  --into           an empty database: its address (postgresql://…), or "embedded" for the one in DATA_DIR
  --from           the folder that holds backups/, if it isn't the register's own file store
  --only-database  leaves uploads and keys as they are, for a drill beside the register`

interface Wanted {
  which: string
  into: string
  from: string | undefined
  onlyDatabase: boolean
}

/** `npm run restore -- latest --into embedded`: puts a backup into an empty database. */
try {
  await restore(whatToRestore(), readConfig(process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

function whatToRestore(): Wanted {
  const options = { into: { type: 'string' }, from: { type: 'string' }, 'only-database': { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [which] = positionals
  if (!which || !values.into || positionals.length > 1) throw new Error(USAGE)
  return { which, into: values.into, from: values.from, onlyDatabase: values['only-database'] }
}

async function restore({ which, into, from, onlyDatabase }: Wanted, config: Config) {
  const began = performance.now()
  const files = chooseFiles(config)
  const store = from ? diskFiles(path.resolve(from)) : files
  const name = which === 'latest' ? await latestIn(store) : which
  const postgres = into === 'embedded' ? await startPostgres(config.dataDir, 0) : null
  try {
    const rest = onlyDatabase ? null : { files, keysFolder: path.join(config.dataDir, 'keys') }
    const target = { url: postgres?.ownerUrl ?? into, rest }
    const { takenAt, tables, chains } = await restoreBackup({ files: store, key: backupKey(config), name }, target, await findJobs())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(
      `The register is back as it was on ${takenAt}: ${tables.length} tables with ${rows} rows, and ${chains.count} histories, all matching the backup, in ${((performance.now() - began) / 1000).toFixed(1)} seconds.\n`,
    )
  } finally {
    await postgres?.stop()
  }
}
