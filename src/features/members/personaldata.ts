import type { Db } from '#platform/database/db.ts'

/** Where a person works and what they changed there, and who works for an organisation. */
export const membersData = {
  organisationsIWorkFor: (db: Db, accountId: string) =>
    db
      .selectFrom('membership')
      .select(['role', 'status', 'statusAt', 'createdAt', 'joinedAt'])
      .where('memberId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  whatIDidForOrganisations: (db: Db, accountId: string) =>
    db.selectFrom('memberAct').select(['at', 'what']).where('personId', '=', accountId).orderBy('at').execute(),
  peopleWhoWorkForUs: (db: Db, accountId: string) =>
    db
      .selectFrom('membership')
      .select(['role', 'status', 'statusAt', 'createdAt', 'joinedAt'])
      .where('organisationId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  whatPeopleDidForUs: (db: Db, accountId: string) =>
    db.selectFrom('memberAct').select(['at', 'what']).where('organisationId', '=', accountId).orderBy('at').execute(),
}

export const membershipsOf = (db: Db, accountId: string) =>
  db.selectFrom('membership').select('id').where('memberId', '=', accountId).$asScalar()

/** The addresses that closed accounts had invited. */
export async function forgetInvitations(db: Db, accountIds: readonly string[]): Promise<void> {
  await db.updateTable('membership').set({ email: null }).where('organisationId', 'in', accountIds).execute()
}
