import type { Captcha } from '#adapters/captcha/captcha.ts'
import type { CardAccount, Cards } from '#adapters/cards/cards.ts'
import type { Databases } from '#adapters/databases/databases.ts'
import type { Email } from '#adapters/email/email.ts'
import type { Files } from '#adapters/files/files.ts'
import type { Post } from '#adapters/post/post.ts'
import type { Postcodes } from '#adapters/postcodes/postcodes.ts'
import type { Sms } from '#adapters/sms/sms.ts'
import type { Codes } from './codes.ts'
import type { Config } from './config.ts'
import type { Limiter } from './limiter.ts'
import type { Live } from './live.ts'
import type { Passwords } from './passwords.ts'
import type { Signer } from './signer.ts'
import type { Tokens } from './tokens.ts'

/** The outside world and the server's own keys, as a call sees them. */
export interface Needs {
  config: Config
  captcha: Captcha
  /** The accounts that we have with the card provider. */
  cards: Record<CardAccount, Cards>
  databases: Databases
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
  live: Live
  /** Writes what an operator must look at into the log. */
  alarm: (message: string, facts?: Record<string, unknown>) => void
}
