import type { PetRow } from '#features/pets/queries.ts'
import { readCode } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import { LETTER, OPEN_OFFER } from './lifecycle.ts'
import type { OfferRow } from './mine.ts'
import { lockPets, openOfLetter } from './queries.ts'

/** The request to whose letter a typed code belongs, of several the first that is still open; null where we know none like it. */
export async function letterTyped(db: Db, services: Pick<Services, 'codes'>, typed: string): Promise<OfferRow | null> {
  const hash = services.codes.hash(LETTER, readCode(typed))
  const offer = await db.selectFrom('offer').selectAll().where('codeHash', '=', hash).executeTakeFirst()
  if (!offer) return null
  const [open] = await openOfLetter(db, offer)
  return open ?? offer
}

/** OFFER-6: why the code in a letter is of no use now, or null. */
export function letterProblem({ status, answerBy }: Pick<OfferRow, 'status' | 'answerBy'>, now: Date): 'noSuchCode' | 'codeUsed' | null {
  if (status === 'accepted') return 'codeUsed'
  return OPEN_OFFER.some((open) => open === status) && now < answerBy ? null : 'noSuchCode'
}

type Held = { problem: 'noSuchCode' | 'codeUsed' } | { problem: null; all: [Asked, ...Asked[]] }
interface Asked {
  pet: PetRow
  offer: OfferRow
}

/**
 * All that the letter asks with its animals, held in an order in which two never wait for each other, as they are once nobody else is
 * answering; or why the code is of no use.
 */
export async function heldByLetter(db: Db, known: OfferRow, now: Date): Promise<Held> {
  const before = await openOfLetter(db, known)
  const petIds = before.length > 0 ? before.map(({ petId }) => petId) : [known.petId]
  const pets = new Map((await lockPets(db, petIds)).map((pet) => [pet.id, pet]))
  const [only] = await db.selectFrom('offer').selectAll().where('id', '=', known.id).execute()
  const problem = only ? letterProblem(only, now) : ('noSuchCode' as const)
  if (problem) return { problem }
  const [first, ...others] = (await openOfLetter(db, known)).flatMap((offer) => {
    const pet = pets.get(offer.petId)
    return pet ? [{ pet, offer }] : []
  })
  return first ? { problem: null, all: [first, ...others] } : { problem: 'noSuchCode' }
}
