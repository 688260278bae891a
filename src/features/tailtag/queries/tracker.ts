import { LISTED_LOST } from '#features/missing/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { WORKING } from '../lifecycle.ts'

const MISSING = ['missing', 'stolen'] as const

/** The pets of a keeper that wear a tag, were scanned or are looked for: the missing ones first, then those that were scanned last. */
export const trackedPets = (db: Db, keeperId: string) =>
  db
    .selectFrom('pet')
    .select(['pet.id as petId', 'pet.name as petName', 'pet.status'])
    .where('pet.keeperId', '=', keeperId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('tag')
            .select('tag.id')
            .whereRef('tag.petId', '=', 'pet.id')
            .where('tag.status', 'in', [...WORKING]),
        ),
        exists(selectFrom('scan').select('scan.id').whereRef('scan.petId', '=', 'pet.id').where('scan.keeperId', '=', keeperId)),
        exists(
          selectFrom('lostCase')
            .select('lostCase.id')
            .whereRef('lostCase.petId', '=', 'pet.id')
            .where('lostCase.status', 'in', [...LISTED_LOST]),
        ),
      ]),
    )
    .orderBy((row) => row('pet.status', 'in', [...MISSING]), 'desc')
    .orderBy(
      ({ selectFrom }) =>
        selectFrom('scan')
          .select((scan) => scan.fn.max('scan.at').as('lastScanAt'))
          .whereRef('scan.petId', '=', 'pet.id')
          .where('scan.keeperId', '=', keeperId),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('pet.name')
    .orderBy('pet.id')
    .limit(200)
    .execute()

/** The first thing that each finder wrote in these conversations, by conversation. */
export async function firstWords(db: Db, threadIds: readonly string[]): Promise<Map<string, string>> {
  if (threadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message')
    .distinctOn('threadId')
    .select(['threadId', 'text'])
    .where('threadId', 'in', threadIds)
    .where('side', '=', 'finder')
    .orderBy('threadId')
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ threadId, text }) => [threadId, text]))
}
