import { randomInt } from 'node:crypto'
import type { Db } from '#platform/database/db.ts'

/** Crockford's base 32: no I, L, O or U, which people misread. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** A new registration code: 60 random bits. */
export const newCode = (): string => Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')

/** `7K2M9P4TQX3H` → `7K2M-9P4T-QX3H`, as it is printed on a card. */
export const printedCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

/** What a person typed → the code as it is stored: any case, any grouping, and the letters that look like digits read as those. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
}

/** Uses a code up for a pet. Of several who try one code at the same time exactly one is told `claimed`. */
export async function claimCode(db: Db, typed: string, petId: string, now: Date): Promise<'claimed' | 'codeUsed' | 'codeUnknown'> {
  const code = readCode(typed)
  const claimed = await db
    .updateTable('registrationCode')
    .set({ usedAt: now, petId })
    .where('code', '=', code)
    .where('usedAt', 'is', null)
    .returning('code')
    .executeTakeFirst()
  if (claimed) return 'claimed'
  const known = await db.selectFrom('registrationCode').select('code').where('code', '=', code).executeTakeFirst()
  return known ? 'codeUsed' : 'codeUnknown'
}

/** Makes `count` new codes, to be printed on cards. */
export async function issueCodes(db: Db, count: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await db
    .insertInto('registrationCode')
    .values(codes.map((code) => ({ code, createdAt: now })))
    .execute()
  return codes
}
