import { randomInt } from 'node:crypto'
import { CROCKFORD, printedCode as grouped } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'

const LENGTH = 12

/** A new registration code: 60 random bits. */
export const newCode = (): string => Array.from({ length: LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')

/** `7K2M9P4TQX3H` → `7K2M-9P4T-QX3H`, as it is printed on a card. */
export const printedCode = (code: string): string => grouped(code, 4)

/** Makes `count` new codes, to be printed on cards. */
export async function issueCodes(db: Db, count: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await db
    .insertInto('registrationCode')
    .values(codes.map((code) => ({ code, createdAt: now })))
    .execute()
  return codes
}
