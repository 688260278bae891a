import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import type { Account } from './account.ts'
import { commandFor } from './binaries.ts'
import type { Settings } from './settings.ts'

/** A folder under its final name is complete, so that a first start that was interrupted begins anew. */
export function createCluster(account: Account, home: string, folder: string, settings: Settings) {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const sync = settings['fsync'] === 'off' ? ['--no-sync'] : []
  const words = ['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-instructions', ...sync]
  const { program, args, env } = commandFor(account, 'initdb', [...words, '--locale-provider=icu', '--icu-locale=en-GB'])
  const done = spawnSync(program, args, { cwd: home, env, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`PostgreSQL could not set up ${folder}: ${done.stderr || done.error?.message}`)
  renameSync(draft, folder)
}
