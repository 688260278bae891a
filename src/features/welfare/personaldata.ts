import type { Db } from '#platform/database/db.ts'

/** The animals that an organisation took in, and what was noted of them: by its people, or by a person for it. */
export const welfareData = {
  intakes: (db: Db, accountId: string) => db.selectFrom('intake').selectAll().where('organisationId', '=', accountId).execute(),
  intakeNotes: (db: Db, accountId: string) =>
    db
      .selectFrom('intakeNote')
      .select(['petId', 'words', 'forKeeper', 'at'])
      .where('organisationId', '=', accountId)
      .orderBy('at')
      .execute(),
  intakeNotesIWrote: (db: Db, accountId: string) =>
    db.selectFrom('intakeNote').select(['petId', 'words', 'at']).where('writtenBy', '=', accountId).orderBy('at').execute(),
}

/** What an organisation noted, and who gave animals up to it or brought them in, isn’t kept once its closed account is forgotten; that it took them in is. */
export async function forgetNotes(db: Db, accountIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('surrender')
    .where('intakeId', 'in', (query) => query.selectFrom('intake').select('id').where('organisationId', 'in', accountIds))
    .execute()
  await db
    .deleteFrom('strayFinder')
    .where('intakeId', 'in', (query) => query.selectFrom('intake').select('id').where('organisationId', 'in', accountIds))
    .execute()
  await db.deleteFrom('intakeNote').where('organisationId', 'in', accountIds).execute()
}
