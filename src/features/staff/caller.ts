import { lockClaim } from '#features/keepership/claims.ts'
import { lockPetWithChip, type PetRow } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { lawOn } from '#platform/law/tools.ts'
import type { TransactionContext } from '#platform/server/answer.ts'

/**
 * The animal a keeper rings about, by its chip number, and the tools with which we act for them: they decide and we type, so what happens
 * to the animal stands in their name, and what we did in ours. Null where no animal has the number now.
 */
export async function callersAnimal<Tools extends TransactionContext & { who: Person }>(
  context: Tools,
  chipNumber: string,
): Promise<{ pet: PetRow; tools: Tools } | null> {
  const { db, now } = context
  const pet = await lockPetWithChip(db, chipNumber)
  if (!pet) return null
  const keeper = await keeperAsking(db, pet.keeperId)
  return { pet, tools: { ...context, ...lawOn(db, now, pet.keeperId), who: { ...keeper, sessionId: context.who.sessionId } } }
}

/**
 * The request a keeper rings to answer, held with its animal, and the tools with which we act for whoever kept the animal when it was made.
 * Null where there's no such request, or they haven't been told of it.
 */
export async function callersClaim<Tools extends TransactionContext & { who: Person }>(context: Tools, requestId: string) {
  const { db, now } = context
  const held = await lockClaim(db, requestId)
  if (!held || held.claim.status === 'evidenceReview') return null
  const keeper = await keeperAsking(db, held.claim.keeperId)
  return { ...held, tools: { ...context, ...lawOn(db, now, keeper.id), who: { ...keeper, sessionId: context.who.sessionId } } }
}

async function keeperAsking(db: Db, id: string) {
  const { name, email } = await db.selectFrom('account').select(['name', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
  return { id, name, email, roles: ['Customer' as const] }
}
