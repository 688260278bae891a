import type { Db } from '#platform/database/db.ts'
import type { Refusal, RefusalDetails } from '#platform/server/refusal.ts'
import type { TransactionServices } from '#platform/server/services.ts'
import { hashOf } from './codes.ts'
import { countWrong, countWrongPin, mayGuess, mayTryPin } from './guesses.ts'
import { tagByToken } from './queries.ts'

interface Asking {
  input: { token: string; pin: string }
  db: Db
  now: Date
  address: string
  services: TransactionServices
  refuse: (code: 'tooManyGuesses' | 'noSuchTag' | 'wrongPin', details?: RefusalDetails) => Refusal
}

/** TAG-2, TAG-9: the tag of whoever has it in their hands, for they know its PIN. Held until the transaction ends; others are refused and counted. */
export async function tagInHand(asking: Asking) {
  const { input, db, services, refuse } = asking
  if (!mayGuess(asking)) throw refuse('tooManyGuesses')
  const found = await tagByToken(db, services, input.token)
  const tag = found && (await db.selectFrom('tag').selectAll().where('id', '=', found.id).forUpdate().executeTakeFirst())
  if (!tag) {
    countWrong(asking)
    throw refuse('noSuchTag', { field: 'token' })
  }
  if (!mayTryPin(asking, tag.id)) throw refuse('tooManyGuesses')
  if (tag.pinHash !== hashOf(services, 'pin', input.pin)) {
    countWrongPin(asking, tag.id)
    throw refuse('wrongPin', { field: 'pin' })
  }
  return tag
}
