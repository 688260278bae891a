import { COUNCIL_NATION, petsInCare } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { FREE_FROM } from './stays.ts'

/** Animals that an organisation has in, its own or held for their keepers, locked until the transaction ends; null where one of them isn’t. */
export async function animalsInCare(db: Db, organisationId: string, petIds: readonly string[]) {
  const wanted = [...new Set(petIds)]
  const pets = await petsInCare(db)
    .innerJoin('intake', 'intake.petId', 'pet.id')
    .select([
      'intake.id as intakeId',
      'intake.cameOn',
      'intake.kind',
      'intake.held as isHeld',
      'intake.elsewhereUntil',
      'intake.councilFrom',
      'intake.scannedOn',
      'intake.outcome',
      'intake.outcomeOn',
      'intake.fosterSince',
      'intake.rehomingId',
      'intake.strayUntil',
      'intake.releasedOn',
      'intake.noticeOn',
      'intake.councilReference',
      'intake.releaseReference',
      'intake.releaseGround',
      'intake.fromWhom',
      'intake.fromCountry',
      'intake.strayBefore',
      'intake.daysOverOn',
    ])
    .select([FREE_FROM.as('freeFrom'), COUNCIL_NATION.as('councilNation')])
    .where('pet.id', 'in', wanted)
    .where((row) =>
      row.or([row('intake.held', '=', true), row.and([row('pet.keeperId', '=', organisationId), row('pet.status', '<>', 'deceased')])]),
    )
    .where('intake.organisationId', '=', organisationId)
    .where('intake.leftAt', 'is', null)
    .orderBy('pet.id')
    .forUpdate('pet')
    .execute()
  return pets.length === wanted.length ? pets : null
}

export type AnimalInCare = NonNullable<Awaited<ReturnType<typeof animalsInCare>>>[number]
