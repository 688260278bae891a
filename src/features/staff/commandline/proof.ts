import type { Call } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Hasher } from '#platform/server/passwords.ts'
import * as contract from '../contract.ts'
import { STOPPED, type Terminal } from './confirmation.ts'

/**
 * What takes two members of Staff takes the password of the second: `--as` only says who it is, and whoever proposed it could say anyone.
 * Throws a sentence where it isn’t typed at a terminal, or is wrong.
 */
export async function proveWhoActs(
  call: Call,
  who: Person,
  { terminal, db, passwords }: { terminal: Terminal; db: Db; passwords: Pick<Hasher, 'matches'> },
): Promise<void> {
  if (call !== contract.approveRefund && call !== contract.approveContactChange) return
  if (!terminal.isInteractive) throw new Error('Nothing was changed. Run this at a terminal: it asks for your password.')
  const typed = await terminal.askSecret(`Password of ${who.email}: `)
  if (typed === null) throw new Error(STOPPED)
  const { passwordHash } = await db.selectFrom('account').select('passwordHash').where('id', '=', who.id).executeTakeFirstOrThrow()
  if (!(await passwords.matches(passwordHash, typed))) throw new Error('Nothing was changed. That isn’t the password of this account.')
}
