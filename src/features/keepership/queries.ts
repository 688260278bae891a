import { OPEN_OFFER, offerLife } from '#features/offers/lifecycle.ts'
import { coverByHousehold } from '#features/plans/queries.ts'
import { rehomingLife } from '#features/rehoming/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mover } from '#platform/law/lifecycle.ts'
import type { Asked } from '#platform/server/answer.ts'
import { claims } from './claims.ts'
import { claimLife } from './lifecycle.ts'
import { tellRequester } from './telling.ts'

/** KEEP-4 What is noted on the animal when its keeper changes; the clause of the way in which it changed stands in the facts. */
export const CHANGED_HANDS = 'KEEP-4 An animal has one keeper at any time, and its record moves whole (SI 2023/468 reg 8)'

/** How an animal came to its keeper. */
export type Way = 'sale' | 'adoption' | 'registration' | 'litter' | 'code' | 'rehoming' | 'intake' | 'claim' | 'returned'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'move' | 'note'>

interface Passing {
  to: string
  by: Mover
  way: Way
  /** The clause that lets it change hands now. */
  clause: string
}

/**
 * Makes somebody else the keeper of an animal, from this moment. The caller holds the animal (`petHeld`), has asked the law, and tells
 * both sides. Whatever else the former keeper had begun ends: its offer, its rehoming, its transfer code. Throws when the keeper is not who the caller thinks.
 */
export async function passOn(tools: Tools, pet: { id: string; keeperId: string }, { to, by, way, clause }: Passing): Promise<void> {
  const { db, now, note } = tools
  const passed = await db
    .updateTable('pet')
    .set({ keeperId: to, keptSince: now, keptByBreederAt: null, updatedAt: now })
    .where('id', '=', pet.id)
    .where('keeperId', '=', pet.keeperId)
    .returning('id')
    .executeTakeFirst()
  if (!passed) throw new Error('This animal has another keeper than the one who passes it on')
  await endWhatWasBegun(tools, pet.id)
  await note('pet', pet.id, { move: 'changeKeeper', clause: CHANGED_HANDS, by, facts: { way, clause } })
  await coverByHousehold(tools, pet.id, to)
}

/** What is still open when the keeper has changed was begun by a keeper before: the new one is free to do otherwise. */
async function endWhatWasBegun({ db, now, move }: Tools, petId: string): Promise<void> {
  const offers = await db.selectFrom('offer').select('id').where('petId', '=', petId).where('status', 'in', OPEN_OFFER).execute()
  for (const { id } of offers) await move(offerLife, 'giveWay', id, 'formerKeeper')
  const rehomings = await db
    .selectFrom('rehoming')
    .select('id')
    .where('petId', '=', petId)
    .where('status', 'in', ['listed', 'sent'])
    .execute()
  for (const { id } of rehomings) await move(rehomingLife, 'giveWay', id, 'formerKeeper')
  await endCodes({ db, now }, petId)
}

/** Ends the live transfer code of an animal, where there is one. */
export async function endCodes({ db, now }: Pick<Tools, 'db' | 'now'>, petId: string): Promise<void> {
  await db
    .updateTable('transferCode')
    .set({ endedAt: now })
    .where('petId', '=', petId)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute()
}

/**
 * CLAIM-6 Stops a request whose keeper has been asked, where there is one: the former keeper says that the animal should not have come to
 * whoever would answer it. Whoever asked is told as of any objection. The caller holds the animal.
 */
export async function freezeClaim(
  { db, now, move, send, needs }: Tools & Pick<Asked<never>, 'send' | 'needs'>,
  petId: string,
): Promise<void> {
  const asked = await claims(db)
    .where('claim.petId', '=', petId)
    .where('claim.status', 'in', claimLife.moves.freeze.from)
    .executeTakeFirst()
  if (!asked) return
  await move(claimLife, 'freeze', asked.id, 'formerKeeper')
  await db.updateTable('claim').set({ answerBy: null }).where('id', '=', asked.id).execute()
  const frozen = { ...asked, status: claimLife.moves.freeze.to, answerBy: null }
  await tellRequester({ db, now, send, publicUrl: needs.config.publicUrl }, frozen)
}

/** When this account last ceased to keep the animal; null where it never kept it, or keeps it now. */
export async function ceasedToKeep(db: Db, petId: string, accountId: string): Promise<Date | null> {
  const last = await db
    .selectFrom('keepership')
    .select('until')
    .where('petId', '=', petId)
    .where('keeperId', '=', accountId)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.until ?? null
}

/** The sentence for somebody whose animal has changed hands meanwhile, or null where it was never theirs. */
export async function handedOver(db: Db, petId: string, accountId: string): Promise<string | null> {
  const until = await ceasedToKeep(db, petId, accountId)
  return until && `This animal has had another keeper since ${SHOWN.format(until)}, so it is no longer yours to change`
}

const SHOWN = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' })
