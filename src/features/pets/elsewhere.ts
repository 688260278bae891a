import { isChipTaken } from '#features/chips/queries.ts'
import { askOthers, type OtherAnswer } from '#features/lookup/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Needs } from '#platform/server/needs.ts'

/**
 * The other register that says it holds this chip, or null. Asks over the network for up to 2 seconds: call it before the transaction.
 * A register that gives no answer does not stop anybody, and nobody is asked about a chip of ours.
 */
export async function holderElsewhere(db: Db, needs: Needs, chipNumber: string): Promise<OtherAnswer | null> {
  if (await isChipTaken(db, chipNumber)) return null
  const { others } = await askOthers(db, needs.databases, chipNumber)
  return others.find(({ holds }) => holds === 'yes') ?? null
}

/** What to do about a chip that another register holds: the law wants one record that is kept up to date, not two. */
export function heldElsewhereWords({ name, phone }: Pick<OtherAnswer, 'name' | 'phone'>): string {
  const them = phone ? `${name} on ${phone}` : name
  return `${name} says that it holds this microchip. An animal needs one record that is kept up to date: register it here only if you then tell ${them} that its record has moved.`
}
