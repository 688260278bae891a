import { type Clause, clause } from '#platform/law/clause.ts'
import type { Actor } from '#platform/law/lifecycle.ts'
import { type KeeperChange, keeperChanged, type Tools } from './points.ts'

/** KEEP-4 What is noted on the animal when its keeper changes; the clause of the way in which it changed stands in the facts. */
const CHANGED_HANDS = clause('KEEP-4', 'An animal has one keeper at a time, and its whole record moves with it (SI 2023/468 reg 8)')

interface Transfer extends Omit<KeeperChange, 'petId'> {
  by: Actor
  /** The clause that lets it change hands now. */
  clause: Clause
}

/**
 * Makes somebody else the keeper of an animal, from this moment. The caller holds the animal (`lockPet`), has asked the law, and tells
 * both sides. Whatever else the former keeper had begun ends: its offer, its rehoming, its transfer code. Throws when the keeper is not who the caller thinks.
 */
export async function transferKeepership(
  tools: Tools,
  pet: { id: string; keeperId: string },
  { by, clause, ...change }: Transfer,
): Promise<void> {
  const { db, now, recordEvent, extensions } = tools
  const { to, way } = change
  const passed = await db
    .updateTable('pet')
    .set({ keeperId: to, keptSince: now, keptByBreederAt: null, updatedAt: now })
    .where('id', '=', pet.id)
    .where('keeperId', '=', pet.keeperId)
    .returning('id')
    .executeTakeFirst()
  if (!passed) throw new Error('This animal’s keeper isn’t the person transferring it')
  await recordEvent('pet', pet.id, { move: 'changeKeeper', clause: CHANGED_HANDS.clause, by, facts: { way, clause } })
  for (const follow of extensions(keeperChanged)) await follow(tools, { petId: pet.id, ...change })
}
