import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from '#platform/database/client.ts'
import type { Config } from './config.ts'

type At = Pick<Config, 'DATABASE_URL' | 'dataDir' | 'development'>

const HERE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The database that the settings choose, without its password: `db.example.org:5432/homeward`, or the embedded one. */
function databaseWords({ DATABASE_URL }: Pick<At, 'DATABASE_URL'>): string {
  if (!DATABASE_URL) return 'the embedded database'
  const { hostname, port, pathname } = new URL(DATABASE_URL)
  return `${HERE.has(hostname) ? 'localhost' : hostname}:${port || '5432'}${pathname}`
}

const modeWords = ({ development }: Pick<At, 'development'>) => (development ? 'development' : 'production')

/** Which register a command works on. */
export const registerWords = (config: At) => `${databaseWords(config)} in ${modeWords(config)}, with DATA_DIR ${config.dataDir}`

const fileIn = (dataDir: string) => path.join(dataDir, 'register')
const lastRun = (config: At) => `${databaseWords(config)} in ${modeWords(config)}`

/** Writes down which register runs on this folder, so that a command beside it can’t work on another by mistake. */
export function rememberRegister(config: At): void {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(fileIn(config.dataDir), `${lastRun(config)}\n`)
}

/** @throws where the register that ran on this folder worked on another database, or in the other mode, than this command would */
export function refuseOtherRegister(config: At): void {
  const file = fileIn(config.dataDir)
  const ran = existsSync(file) ? readFileSync(file, 'utf8').trim() : lastRun(config)
  if (ran === lastRun(config)) return
  throw new Error(
    `The register on ${config.dataDir} runs on ${ran}, but this command would work on ${lastRun(config)}. Nothing was done. Set DATABASE_URL and NODE_ENV as the register has them, or DATA_DIR to the folder of the other register.`,
  )
}

/** @throws where there's no register for a command to work on: it must not make an empty one */
export async function refuseNoRegister({ DATABASE_URL, dataDir }: At): Promise<void> {
  if (DATABASE_URL) return refuseEmpty(DATABASE_URL)
  if (existsSync(path.join(dataDir, 'postgres', 'cluster'))) return
  throw new Error(
    `There’s no register in ${dataDir}. Run this in the folder where the register runs, or set DATA_DIR or DATABASE_URL as the register has them.`,
  )
}

async function refuseEmpty(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) => client.query("select to_regclass('migration') is not null as found"))
  if (rows[0]?.found) return
  throw new Error(
    `There’s no register in ${databaseWords({ DATABASE_URL: url })} yet. Check DATABASE_URL, or start the register there first.`,
  )
}
