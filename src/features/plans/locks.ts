import type { Db } from '#platform/database/db.ts'
import { inSavepoint } from '#platform/database/savepoint.ts'
import { holdHousehold } from './useHousehold.ts'

/** The animals of an account that wait to be paid for, and this one: held in one order, and given by the longest wait first. */
export async function holdOwing(db: Db, accountId: string, petId: string | null, whose: Owing = owing): Promise<string[]> {
  const rows = await whose(db, accountId, petId).select('pet.id').orderBy('pet.id').forUpdate('pet').execute()
  const held = new Set(rows.map(({ id }) => id))
  // Who waited for an animal that another payment held is told of its debt as it was before: it is asked for again.
  return (await owingNow(db, accountId, petId, whose)).filter((id) => held.has(id))
}

/**
 * The same for a household that gets its plan, without the animals that its keeper has bred and doesn’t keep: the animals first, as whoever brings one to a household holds that before it, and then the
 * household. For one that has come before the household was held, both are let go of, and it begins anew: that one has its place in the order.
 */
export async function holdHouseholdOwing(db: Db, accountId: string, petId: string | null): Promise<string[]> {
  const { waiting, areHeld } = await inSavepoint(db, hold, (tried) => tried.areHeld)
  return areHeld ? waiting : holdHouseholdOwing(db, accountId, petId)

  async function hold() {
    const held = await holdOwing(db, accountId, petId, owingByHousehold)
    await holdHousehold(db, accountId)
    const now = await owingNow(db, accountId, petId, owingByHousehold)
    return { waiting: now, areHeld: now.every((id) => held.includes(id)) }
  }
}

async function owingNow(db: Db, accountId: string, petId: string | null, whose: Owing = owing): Promise<string[]> {
  const rows = await whose(db, accountId, petId).select('pet.id').orderBy('purchase.createdAt').execute()
  return rows.map(({ id }) => id)
}

const owing = (db: Db, accountId: string, petId: string | null) =>
  db
    .selectFrom('pet')
    .innerJoin('purchase', 'purchase.petId', 'pet.id')
    .where('purchase.status', '=', 'waiting')
    // PLAN-1: nobody pays for an animal that has died.
    .where('pet.status', '<>', 'deceased')
    .where((row) => row.or([row('pet.keeperId', '=', accountId), ...(petId ? [row('pet.id', '=', petId)] : [])]))

type Owing = typeof owing

/** PLAN-9 Animals that a breeder has bred go to others, until they say that they keep one. */
const owingByHousehold: Owing = (db, accountId, petId) =>
  owing(db, accountId, petId).where((row) =>
    row.or([row('pet.breederId', 'is', null), row('pet.breederId', '<>', accountId), row('pet.keptByBreederAt', 'is not', null)]),
  )
