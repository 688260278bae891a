import type { Db } from '#platform/database/db.ts'

/** The microchips that a person implanted, also for a practice, and reported. Whose animal it was is that keeper's own. */
export const implantingData = {
  implants: (db: Db, accountId: string) =>
    db
      .selectFrom('implant')
      .select(['chipNumber', 'species', 'implantedOn', 'site', 'scanBefore', 'scanAfter', 'createdAt', 'changedAt'])
      .where((row) => row.or([row('implanterId', '=', accountId), row('byPerson', '=', accountId)]))
      .orderBy('createdAt')
      .execute(),
  chipsReported: (db: Db, accountId: string) =>
    db
      .selectFrom('deadChip')
      .select(['chipNumber', 'kind', 'status', 'statusAt', 'noticedOn', 'words', 'secondScan', 'labelPhotoId', 'dueOn'])
      .select(['vmdReference', 'vmdSentOn', 'newChipNumber', 'createdAt'])
      .where('reportedBy', '=', accountId)
      .orderBy('createdAt')
      .execute(),
}
