import type { Db } from '#platform/database/db.ts'

/** What this breeder has noted of the buyers of these animals, by the animal: a record, or one without a chip. */
export async function reservationsOf(db: Db, breederId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Reservation>()
  const rows = await notes(db, breederId, ids).execute()
  return new Map(rows.map(({ petId, bornAs, newbornId, id: _, ...noted }) => [petId ?? bornAs ?? newbornId ?? '', noted]))
}

type Reservation = Omit<Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>, 'id' | 'petId' | 'bornAs' | 'newbornId'>

/** The note of one animal, also where it was made before the animal had its chip. */
export const noteOf = (db: Db, breederId: string, id: string) => notes(db, breederId, [id]).executeTakeFirst()

const notes = (db: Db, breederId: string, ids: readonly string[]) =>
  db
    .selectFrom('reservation')
    .leftJoin('newborn', 'newborn.id', 'reservation.newbornId')
    .select(['reservation.id', 'reservation.petId', 'newborn.petId as bornAs', 'reservation.newbornId'])
    .select(['reservation.name', 'reservation.email', 'reservation.mobile', 'reservation.depositPence', 'reservation.pricePence'])
    .where('reservation.breederId', '=', breederId)
    .where((row) => row.or([row('reservation.petId', 'in', ids), row('newborn.petId', 'in', ids), row('reservation.newbornId', 'in', ids)]))
