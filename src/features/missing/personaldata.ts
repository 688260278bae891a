import type { Db } from '#platform/database/db.ts'

/** The searches that a person began, and the animals that they reported found. */
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
}
