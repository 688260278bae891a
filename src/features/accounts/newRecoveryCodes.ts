import { randomBytes } from 'node:crypto'
import { CROCKFORD, printedCode, readCode } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'
import type { Codes } from '#platform/server/codes.ts'

const HOW_MANY = 10
const LENGTH = 10

/** Gives an account ten recovery codes of 50 bits, each good once, in place of those it had. Only their hashes are kept. */
export async function newRecoveryCodes(db: Db, codes: Codes, accountId: string): Promise<string[]> {
  const fresh = Array.from({ length: HOW_MANY }, newCode)
  await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
  await db
    .insertInto('recoveryCode')
    .values(fresh.map((code) => ({ accountId, hash: hashOfRecoveryCode(codes, accountId, code) })))
    .execute()
  return fresh.map((code) => printedCode(code, LENGTH / 2))
}

/** Under which a code is found again, however it was typed. */
export const hashOfRecoveryCode = (codes: Codes, accountId: string, typed: string) =>
  codes.hash('recovery', `${accountId}/${readCode(typed)}`)

const newCode = () => Array.from(randomBytes(LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
