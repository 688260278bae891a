import { takeBackup } from '#platform/backup/take.ts'
import { runCommand } from '#platform/server/command.ts'
import { chooseFiles } from '#platform/server/outside.ts'

/** `npm run backup`: takes a backup of the register now, beside a running one or without it. */
await runCommand(
  () => {
    if (process.argv.length > 2) throw new Error('npm run backup (it takes no options)')
  },
  async (_nothing, _db, { config, url }) => {
    const began = performance.now()
    const taken = await takeBackup({ url, config, files: chooseFiles(config) })
    if (!taken) throw new Error('Another backup is running. Wait for it to finish.')
    const { name, tables, files } = taken.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const lines = [
      `Wrote the backup ${name} and read it back: ${tables.length} tables with ${rows} rows, ${files.count} files, ${(taken.bytes / 1e6).toFixed(1)} MB, in ${((performance.now() - began) / 1000).toFixed(1)} seconds.`,
      ...(taken.removed.length > 0 ? [`Removed older backups: ${taken.removed.join(', ')}.`] : []),
      ...(config.BACKUP_KEY
        ? []
        : [`It can only be opened with ${config.dataDir}/keys/backup.key. Keep a copy of that key somewhere else.`]),
    ]
    process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  },
)
