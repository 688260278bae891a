import { sql } from 'kysely'
import { keepersSharingWith } from '#features/sharing/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { petsWithChip } from '../queries.ts'

/** SHARE-2 The pets whose keepers share their records with this account. */
export const petsSharedWith = (db: Db, accountId: string) =>
  petsWithChip(db)
    .where('pet.keeperId', 'in', keepersSharingWith(db, accountId))
    .innerJoin('account as keeper', 'keeper.id', 'pet.keeperId')
    .select('keeper.name as sharedBy')
    .select(sql.lit(true).as('isShared'))
