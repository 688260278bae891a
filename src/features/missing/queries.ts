import * as z from 'zod'
import { Species } from '#knowledge/animals/shape.ts'
import type { Db } from '#platform/database/db.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { paths } from '#src/paths.ts'
import { LISTED_FOUND, LISTED_LOST, LOOKED_FOR } from './lifecycle.ts'

/** A search with what its pet is called, held until the transaction ends. */
export const lostCaseWithPet = (db: Db, id: string) =>
  casesWithPets(db).where('lostCase.id', '=', id).forNoKeyUpdate('lostCase').executeTakeFirst()
export type LostCaseWithPet = NonNullable<Awaited<ReturnType<typeof lostCaseWithPet>>>

export const casesWithPets = (db: Db) =>
  db
    .selectFrom('lostCase')
    .innerJoin('pet', 'pet.id', 'lostCase.petId')
    .selectAll('lostCase')
    .select(['pet.name as petName', 'pet.species', 'pet.colour'])

/** The search that a sighting belongs to, held until the transaction ends; only its keeper’s. */
export const lostCaseOfSighting = (db: Db, sightingId: string, keeperId: string) =>
  db
    .selectFrom('sighting')
    .innerJoin('lostCase', 'lostCase.id', 'sighting.caseId')
    .selectAll('lostCase')
    .where('sighting.id', '=', sightingId)
    .where('lostCase.keeperId', '=', keeperId)
    .forUpdate('lostCase')
    .executeTakeFirst()

export const hasConfirmedSighting = async (db: Db, caseId: string): Promise<boolean> =>
  (await db
    .selectFrom('sighting')
    .select('id')
    .where('caseId', '=', caseId)
    .where('verdict', '=', 'confirmed')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The sightings of one search, the newest first. */
export const sightingsOf = (db: Db, caseId: string) =>
  db.selectFrom('sighting').selectAll().where('caseId', '=', caseId).orderBy('seenAt', 'desc').orderBy('id', 'desc').limit(200).execute()

/** What the keeper has said of one found animal, held until the transaction ends. */
export const foundMatch = (db: Db, caseId: string, reportId: string) =>
  db.selectFrom('foundMatch').selectAll().where('caseId', '=', caseId).where('reportId', '=', reportId).forUpdate().executeTakeFirst()

export const foundMatchesOf = (db: Db, caseId: string) => db.selectFrom('foundMatch').selectAll().where('caseId', '=', caseId).execute()

export const lostCaseById = (db: Db, id: string) => db.selectFrom('lostCase').selectAll().where('id', '=', id).executeTakeFirst()

/** The search that is on for a pet, held until the transaction ends. */
export const liveCaseOf = (db: Db, petId: string) => liveCases(db, petId).forUpdate().executeTakeFirst()

/** The search that is on for a pet, to read. */
export const searchOf = (db: Db, petId: string) => liveCases(db, petId).executeTakeFirst()

const liveCases = (db: Db, petId: string) =>
  db
    .selectFrom('lostCase')
    .selectAll()
    .where('petId', '=', petId)
    .where('status', 'in', [...LISTED_LOST])
    .orderBy('createdAt', 'desc')

/** True while a report of a found animal shows this file. */
export const isPhotoOfFound = async (db: Db, fileId: string): Promise<boolean> =>
  (await db.selectFrom('foundReport').select('id').where('photoId', '=', fileId).limit(1).executeTakeFirst()) !== undefined

export const foundReportById = (db: Db, id: string) => db.selectFrom('foundReport').selectAll().where('id', '=', id).executeTakeFirst()

/** A report of a found animal, and whether it is that of whoever asks: by the key of their link, or by their account. */
export async function foundReportFor(db: Db, { reportId, key }: { reportId: string; key?: string | undefined }, accountId: string | null) {
  const report = await foundReportById(db, reportId)
  if (!report) return null
  const hasKey = key !== undefined && hashOfSecret(key) === report.keyHash
  return { report, isTheirs: hasKey || (accountId !== null && report.finderAccount === accountId) }
}

/** What a person wants to be told of; undefined where they want nothing. */
export async function lostAlertOf(db: Db, accountId: string) {
  const alert = await db.selectFrom('lostAlert').select(['species', 'area', 'since']).where('accountId', '=', accountId).executeTakeFirst()
  return alert && { ...alert, species: z.array(Species).parse(alert.species) }
}

const MOST = 100

/** The searches of one keeper, the newest first, each with how many sightings nobody has judged. */
export const searchesOf = (db: Db, keeperId: string) =>
  casesWithPets(db)
    .select((row) =>
      row
        .selectFrom('sighting')
        .select((count) => count.fn.countAll<number>().as('toJudge'))
        .whereRef('sighting.caseId', '=', 'lostCase.id')
        .where('sighting.verdict', 'is', null)
        .where((seen) => seen.or([seen('sighting.byAccount', 'is', null), seen('sighting.byAccount', '<>', keeperId)]))
        .as('toJudge'),
    )
    .where('lostCase.keeperId', '=', keeperId)
    .orderBy('lostCase.createdAt', 'desc')
    .orderBy('lostCase.id', 'desc')
    .limit(MOST)
    .execute()

export const foundReportsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('foundReport')
    .select(['id', 'species', 'area', 'status', 'createdAt'])
    .where('finderAccount', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

/** Found animals that a keeper was told of and has said nothing about, for searches that go on. */
export const newMatchesOf = (db: Db, keeperId: string) =>
  db
    .selectFrom('foundMatch')
    .innerJoin('lostCase', 'lostCase.id', 'foundMatch.caseId')
    .innerJoin('pet', 'pet.id', 'lostCase.petId')
    .innerJoin('foundReport', 'foundReport.id', 'foundMatch.reportId')
    .select(['lostCase.id', 'pet.name'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('lostCase.keeperId', '=', keeperId)
    .where('lostCase.status', 'in', [...LOOKED_FOR, 'closedNotFound'])
    .where('foundReport.status', 'in', [...LISTED_FOUND])
    .where('foundMatch.verdict', 'is', null)
    .groupBy(['lostCase.id', 'pet.id'])
    .execute()

/** Pets that are marked as missing and that nobody searches for. */
export const missingWithoutSearch = (db: Db, keeperId: string) =>
  db
    .selectFrom('pet')
    .select(['pet.id', 'pet.name'])
    .where('pet.keeperId', '=', keeperId)
    .where('pet.status', 'in', ['missing', 'stolen'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lostCase')
            .select('lostCase.id')
            .whereRef('lostCase.petId', '=', 'pet.id')
            .where('lostCase.status', 'in', [...LOOKED_FOR, 'closedNotFound']),
        ),
      ),
    )
    .orderBy('pet.statusAt')
    .orderBy('pet.id')

/** The pages of the animals that are being looked for. */
export async function lostPages(db: Db) {
  const rows = await db
    .selectFrom('lostCase')
    .select(['id', 'statusAt'])
    .where('status', 'in', [...LOOKED_FOR])
    .orderBy('createdAt', 'desc')
    .limit(5000)
    .execute()
  return rows.map(({ id, statusAt }) => ({ path: paths.lostPet(id), changedAt: statusAt }))
}
