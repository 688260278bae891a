import type { Db } from '#platform/database/db.ts'

/** True when the chip is on this register, whatever has become of its animal: a number is never used twice. */
export async function isChipTaken(db: Db, chipNumber: string): Promise<boolean> {
  const found = await db.selectFrom('chip').select('number').where('number', '=', chipNumber).executeTakeFirst()
  return found !== undefined
}
