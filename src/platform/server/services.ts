import type { Captcha } from '#adapters/captcha/captcha.ts'
import type { CardAccount, Cards } from '#adapters/cards/cards.ts'
import type { Databases } from '#adapters/databases/databases.ts'
import type { Distance } from '#adapters/distance/distance.ts'
import type { Email } from '#adapters/email/email.ts'
import type { Files } from '#adapters/files/files.ts'
import type { Insurer } from '#adapters/insurer/insurer.ts'
import type { Post } from '#adapters/post/post.ts'
import type { Postcodes } from '#adapters/postcodes/postcodes.ts'
import type { Sms } from '#adapters/sms/sms.ts'
import type { Taken } from '#platform/backup/take.ts'
import type { Codes } from './codes.ts'
import type { Config } from './config.ts'
import type { Disk } from './disk.ts'
import type { Limiter } from './limiter.ts'
import type { Live } from './live.ts'
import type { Passwords } from './passwords.ts'
import type { Signer } from './signer.ts'
import type { Tokens } from './tokens.ts'
import type { Vault } from './vault.ts'

/** The outside world and the server's own keys, as a call sees them. */
export interface Services {
  config: Config
  captcha: Captcha
  /** The accounts that we have with the card provider. */
  cards: Record<CardAccount, Cards>
  databases: Databases
  distance: Distance
  insurer: Insurer
  email: Email
  sms: Sms
  post: Post
  files: Files
  postcodes: Postcodes
  limiter: Limiter
  passwords: Passwords
  signer: Signer
  codes: Codes
  tokens: Tokens
  vault: Vault
  live: Live
  disk: Disk
  /** Takes a backup now; undefined while another one is under way. */
  backup: () => Promise<Taken | undefined>
  /** Writes what an operator must look at into the log. */
  alarm: (message: string, facts?: Record<string, unknown>) => void
}

/** What takes long, or waits for others: while it does, a transaction would hold a connection and its locks. */
type Slow = 'captcha' | 'cards' | 'databases' | 'distance' | 'email' | 'files' | 'insurer' | 'passwords' | 'post' | 'postcodes' | 'sms'

/** What may be used inside a transaction. */
export type TransactionServices = Omit<Services, Slow>
