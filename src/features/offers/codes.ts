import { readCode } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import { TRANSFER } from './queries.ts'

/** The code of a transfer pack as somebody typed it, with who keeps its animal now; null where we know none like it. */
export async function codeTyped(db: Db, services: Pick<Services, 'codes'>, typed: string) {
  const found = await db
    .selectFrom('transferCode')
    .innerJoin('pet', 'pet.id', 'transferCode.petId')
    .selectAll('transferCode')
    .select('pet.keeperId')
    .where('hash', '=', services.codes.hash(TRANSFER, readCode(typed)))
    .executeTakeFirst()
  return found ?? null
}

type Code = Awaited<ReturnType<typeof codeTyped>>

/** OFFER-4: why a code is of no use now, or null. An unknown code, one that ran out and one that was replaced are alike. */
export function codeProblem(code: Code, now: Date): 'noSuchCode' | 'codeUsed' | null {
  if (!code) return 'noSuchCode'
  if (code.usedAt || code.keeperId !== code.issuedBy) return 'codeUsed'
  return code.endedAt || code.expiresAt <= now ? 'noSuchCode' : null
}
