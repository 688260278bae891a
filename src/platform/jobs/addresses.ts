import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import type { Channel } from './message.ts'

type Keys = Pick<Services, 'codes'>

const HASH = 22
const MARK = 11

/** Under what an address is counted and its choice kept: the database alone does not tell which address it is. */
export const hashOfAddress = ({ codes }: Keys, channel: Channel, address: string) =>
  codes.hash('address', `${channel}/${canonical(channel, address)}`).slice(0, HASH)

/** What comes after a plus reaches the same inbox, so it is no way round a limit. */
function canonical(channel: Channel, address: string): string {
  const plain = address.trim().toLowerCase().replace(/\s+/g, ' ')
  return channel === 'email' ? plain.replace(/\+[^@]*(?=@)/, '') : plain
}

/** The secret of a link by which whoever reads at an address says what they want; it needs no row of its own. */
export const choiceToken = (keys: Keys, hash: string) => hash + mark(keys, hash)

/** The hash that a link of ours is for, or null where we did not make it. */
export function hashInToken(keys: Keys, token: string): string | null {
  const hash = token.slice(0, HASH)
  const [given, right] = [Buffer.from(token), Buffer.from(choiceToken(keys, hash))]
  return given.length === right.length && timingSafeEqual(given, right) ? hash : null
}

const mark = ({ codes }: Keys, hash: string) => codes.hash('addressChoice', hash).slice(0, MARK)

/** How it stands with an address: whether its holder has an account with it, and what they told us without one. */
export interface Verification {
  confirmed: boolean
  agreed: boolean
  stopped: boolean
  askedAt: Date | null
}

export async function verificationOf(db: Db, hash: string, channel: Channel, address: string): Promise<Verification> {
  const [account, choice] = [
    await db
      .selectFrom('confirmedAddress')
      .select('channel')
      .where('channel', '=', channel)
      .where('address', '=', address)
      .executeTakeFirst(),
    await db.selectFrom('addressChoice').selectAll().where('hash', '=', hash).executeTakeFirst(),
  ]
  return {
    confirmed: account !== undefined,
    agreed: choice?.agreedAt != null,
    stopped: choice?.stoppedAt != null,
    askedAt: choice?.askedAt ?? null,
  }
}
