import { calledName } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'

/** An organisation as people call it. */
export const nameOfOrganisation = async (db: Db, accountId: string): Promise<string> => calledName(db, await accountById(db, accountId))
