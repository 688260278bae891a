import type { Db } from '#platform/database/db.ts'
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
