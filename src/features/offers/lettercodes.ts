import { lockPet } from '#features/pets/queries.ts'
import { readCode } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import { LETTER, OPEN_OFFER } from './lifecycle.ts'
import type { OfferRow } from './mine.ts'

/** The request to whose letter a typed code belongs; null where we know none like it. */
export async function letterTyped(db: Db, services: Pick<Services, 'codes'>, typed: string): Promise<OfferRow | null> {
  const hash = services.codes.hash(LETTER, readCode(typed))
  const offer = await db.selectFrom('offer').selectAll().where('codeHash', '=', hash).executeTakeFirst()
  return offer ?? null
}

/** OFFER-6: why the code in a letter is of no use now, or null. */
export function letterProblem({ status, answerBy }: Pick<OfferRow, 'status' | 'answerBy'>, now: Date): 'noSuchCode' | 'codeUsed' | null {
  if (status === 'accepted') return 'codeUsed'
  return OPEN_OFFER.some((open) => open === status) && now < answerBy ? null : 'noSuchCode'
}

/** The same request and its animal, held, as they are once nobody else is answering; or why the code is of no use. */
export async function heldByLetter(db: Db, known: OfferRow, now: Date) {
  const pet = await lockPet(db, known.petId)
  const offer = await db.selectFrom('offer').selectAll().where('id', '=', known.id).executeTakeFirst()
  const problem = offer ? letterProblem(offer, now) : ('noSuchCode' as const)
  return !pet || !offer || problem ? { problem: problem ?? ('noSuchCode' as const) } : { problem: null, pet, offer }
}
