import { later } from '#platform/clock/clock.ts'
import { printedCode } from '#platform/contract/crockford.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { CODE_DAYS } from './lifecycle.ts'
import { liveCodes, TRANSFER } from './queries.ts'

/**
 * A transfer code for each animal, as it is printed: the one that is good already, or a fresh one for 90 days. The caller holds the
 * animals and has asked the law.
 */
export async function issueCodes(
  { db, now, who, services }: Pick<CallContext<never>, 'db' | 'now' | 'services'> & { who: { id: string } },
  petIds: readonly string[],
): Promise<{ petId: string; code: string; expiresAt: Date }[]> {
  const live = await liveCodes(db, petIds, now).execute()
  const fresh = petIds
    .filter((petId) => !live.some((code) => code.petId === petId))
    .map((petId) => ({ id: newId(), petId, issuedBy: who.id, issuedAt: now, expiresAt: later(now, { days: CODE_DAYS }) }))
  if (fresh.length > 0) await insertCodes({ db, now, services }, fresh)
  return [...live, ...fresh].map(({ id, petId, expiresAt }) => ({
    petId,
    code: printedCode(services.codes.of(TRANSFER, id), 5),
    expiresAt,
  }))
}

/** The codes that have run out make room: an animal has one that has not ended. */
async function insertCodes(
  { db, now, services }: Pick<CallContext<never>, 'db' | 'now' | 'services'>,
  codes: readonly { id: string; petId: string; issuedBy: string; issuedAt: Date; expiresAt: Date }[],
) {
  await db
    .updateTable('transferCode')
    .set({ endedAt: now })
    .where(
      'petId',
      'in',
      codes.map(({ petId }) => petId),
    )
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute()
  const rows = codes.map((code) => ({ ...code, hash: services.codes.hash(TRANSFER, services.codes.of(TRANSFER, code.id)) }))
  await db.insertInto('transferCode').values(rows).execute()
}
