import * as z from 'zod'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'

/** The account that uses this e-mail address now. */
export const accountByEmail = (db: Db, email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).where('status', '<>', 'closed').executeTakeFirst()

export const accountById = (db: Db, id: string) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The same, held until the transaction ends, so that two changes of one account follow each other. */
export const accountToChange = (db: Db, id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Which profile types the account holds and Staff have not refused, in the order they were taken up. */
export async function rolesOf(db: Db, accountId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('profile')
    .select('type')
    .where('accountId', '=', accountId)
    .where('status', '<>', 'refused')
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => row.type)
}

/** The implanter's profile of an account. */
export const implanterProfile = (db: Db, accountId: string) =>
  db
    .selectFrom('profile')
    .select(['id', 'status', 'statusAt', 'details', 'verifiedUntil', 'renewalAt'])
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')

/** Whether the database refused a second row of what there may be only one. */
export const isDuplicate = (error: unknown) => z.object({ code: z.literal('23505') }).safeParse(error).success
