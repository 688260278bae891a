import type { Db } from '#platform/database/db.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { LOOKED_FOR } from './lifecycle.ts'

export const lostCaseById = (db: Db, id: string) => db.selectFrom('lostCase').selectAll().where('id', '=', id).executeTakeFirst()

/** The search that is on for a pet, held until the transaction ends. */
export const liveCaseOf = (db: Db, petId: string) =>
  db
    .selectFrom('lostCase')
    .selectAll()
    .where('petId', '=', petId)
    .where('status', 'in', [...LOOKED_FOR, 'closedNotFound'])
    .orderBy('createdAt', 'desc')
    .forUpdate()
    .executeTakeFirst()

/** True while a report of a found animal shows this file. */
export const isPhotoOfFound = async (db: Db, fileId: string): Promise<boolean> =>
  (await db.selectFrom('foundReport').select('id').where('photoId', '=', fileId).limit(1).executeTakeFirst()) !== undefined

const foundReportById = (db: Db, id: string) => db.selectFrom('foundReport').selectAll().where('id', '=', id).executeTakeFirst()

/** A report of a found animal, and whether it is that of whoever asks: by the key of their link, or by their account. */
export async function foundReportFor(db: Db, { reportId, key }: { reportId: string; key?: string | undefined }, accountId: string | null) {
  const report = await foundReportById(db, reportId)
  if (!report) return null
  const hasKey = key !== undefined && hashOfSecret(key) === report.keyHash
  return { report, isTheirs: hasKey || (accountId !== null && report.finderAccount === accountId) }
}
