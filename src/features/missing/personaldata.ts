import type { Db } from '#platform/database/db.ts'

/** What somebody whose account is closed wanted to be told of, and from where. */
export async function forgetAlerts(db: Db, accountIds: readonly string[]): Promise<void> {
  await db.deleteFrom('lostAlert').where('accountId', 'in', accountIds).execute()
}

/** The searches that a person began, the animals that they reported found or saw, and what they want to be told of. */
export const missingData = {
  lostPets: (db: Db, accountId: string) =>
    db
      .selectFrom('lostCase')
      .select(['petId', 'status', 'statusAt', 'stolen', 'crimeReference', 'seenAt', 'lat', 'lng', 'area', 'circumstances', 'reward'])
      .select(['heldBy', 'how', 'createdAt'])
      .where('keeperId', '=', accountId)
      .execute(),
  animalsFound: (db: Db, accountId: string) =>
    db
      .selectFrom('foundReport')
      .select(['species', 'breed', 'sex', 'size', 'colour', 'description', 'chipNumber', 'foundAt', 'lat', 'lng', 'area', 'whereabouts'])
      .select(['heldWords', 'finderName', 'finderEmail', 'finderMobile', 'status', 'statusAt', 'createdAt'])
      .where('finderAccount', '=', accountId)
      .execute(),
  sightings: (db: Db, accountId: string) =>
    db
      .selectFrom('sighting')
      .select(['caseId', 'seenAt', 'lat', 'lng', 'area', 'words', 'sureness', 'createdAt'])
      .where('byAccount', '=', accountId)
      .execute(),
  lostAlert: (db: Db, accountId: string) =>
    db.selectFrom('lostAlert').select(['species', 'lat', 'lng', 'area', 'since']).where('accountId', '=', accountId).execute(),
  lostAlertsSent: (db: Db, accountId: string) =>
    db.selectFrom('lostAlertSent').select(['caseId', 'at']).where('accountId', '=', accountId).execute(),
}
