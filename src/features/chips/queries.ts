import { askOthers, type OtherAnswer } from '#features/lookup/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Needs } from '#platform/server/needs.ts'

/** True when the chip is on this register, whatever has become of its animal: a number is never used twice. */
export async function isChipTaken(db: Db, chipNumber: string): Promise<boolean> {
  const found = await db.selectFrom('chip').select('number').where('number', '=', chipNumber).executeTakeFirst()
  return found !== undefined
}

/**
 * The other register that says it holds this chip, or null. Asks over the network for up to 2 seconds: call it before the transaction.
 * A register that gives no answer does not stop anybody, and nobody is asked about a chip of ours.
 */
export async function holderElsewhere(db: Db, { databases }: Pick<Needs, 'databases'>, chipNumber: string): Promise<OtherAnswer | null> {
  if (await isChipTaken(db, chipNumber)) return null
  const { others } = await askOthers(db, databases, chipNumber)
  return holderAmong(others)
}

export const holderAmong = (others: readonly OtherAnswer[]): OtherAnswer | null => others.find(({ holds }) => holds === 'yes') ?? null
