import { askOthers, type OtherAnswer, otherRegisters, peerOf } from '#features/lookup/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Needs } from '#platform/server/needs.ts'

/** True when the chip is on this register, whatever has become of its animal: a number is never used twice. */
export async function isChipTaken(db: Db, chipNumber: string): Promise<boolean> {
  const found = await db.selectFrom('chip').select('number').where('number', '=', chipNumber).executeTakeFirst()
  return found !== undefined
}

/** Those of these chips that are on this register. */
export async function chipsTaken(db: Db, chipNumbers: readonly string[]): Promise<Set<string>> {
  const found = await db.selectFrom('chip').select('number').where('number', 'in', chipNumbers).execute()
  return new Set(found.map(({ number }) => number))
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

/** The same for several chips, all asked about at once, so within the same 2 seconds: who holds it, by chip, for those that somebody holds. */
export async function holdersElsewhere(
  db: Db,
  { databases }: Pick<Needs, 'databases'>,
  chipNumbers: readonly string[],
): Promise<Map<string, Holder>> {
  const taken = await chipsTaken(db, chipNumbers)
  const registers = await otherRegisters(db)
  const peers = registers.flatMap(peerOf)
  const holders = await Promise.all(
    [...new Set(chipNumbers)]
      .filter((chipNumber) => !taken.has(chipNumber))
      .map(async (chipNumber) => {
        const answers = await databases.asks(peers, chipNumber)
        const code = answers.find(({ holds }) => holds)?.code
        return { chipNumber, holder: registers.find((register) => register.code === code) }
      }),
  )
  return new Map(holders.flatMap(({ chipNumber, holder }) => (holder ? [[chipNumber, holder]] : [])))
}

type Holder = Pick<OtherAnswer, 'code' | 'name' | 'phone'>
