import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

type At = Pick<Config, 'PUBLIC_URL' | 'publicUrl' | 'dataDir'>

const fileIn = (dataDir: string) => path.join(dataDir, 'public-url')

/** Writes down where this register is reached, so that letters of a command beside it lead there. */
export function rememberPublicUrl({ publicUrl, dataDir }: Pick<At, 'publicUrl' | 'dataDir'>): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(fileIn(dataDir), `${publicUrl}\n`)
}

/**
 * Where the register is reached beside which a command runs: the command's own setting, else what the register wrote down when it started.
 * @throws where neither says so, because a link in a letter must not lead nowhere.
 */
export function publicUrlBeside({ PUBLIC_URL, publicUrl, dataDir }: At): string {
  if (PUBLIC_URL) return publicUrl
  if (existsSync(fileIn(dataDir))) return readFileSync(fileIn(dataDir), 'utf8').trim()
  throw new Error('Say where the register is, because letters lead there: set PUBLIC_URL, or DATA_DIR to where the register has run')
}
