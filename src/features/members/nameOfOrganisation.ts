import { organisationName } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'

/** An organisation as people call it: by the name that Staff checked, or by its holder’s. */
export const nameOfOrganisation = async (db: Db, accountId: string): Promise<string> =>
  (await organisationName(db, accountId)) ?? (await accountById(db, accountId)).name
