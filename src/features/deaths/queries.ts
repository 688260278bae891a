import { DEATH_CONTEST_DAYS } from '#features/pets/lifecycle.ts'
import { earlier, later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'

/** How long after a lookup a professional can report that the animal is dead. */
const AFTER_LOOKUP = { days: 1 }

/** The last moment at which a keeper can contest a report. */
export const contestUntil = ({ createdAt }: { createdAt: Date }): Date => later(createdAt, { days: DEATH_CONTEST_DAYS })

/** DEATH-1: the lookup that showed this professional a record lately, and with which pet; null where there is none. */
export async function lookupToReport(db: Db, { lookupId, by, now }: { lookupId: string; by: string; now: Date }) {
  const lookup = await db
    .selectFrom('disclosure')
    .select(['id', 'petId', 'organisation'])
    .where('id', '=', lookupId)
    .where('byAccount', '=', by)
    .where('status', '=', 'shown')
    .where('at', '>', earlier(now, AFTER_LOOKUP))
    .executeTakeFirst()
  return lookup ?? null
}

const openReports = (db: Db) =>
  db
    .selectFrom('deathReport')
    .innerJoin('pet', 'pet.id', 'deathReport.petId')
    .selectAll('deathReport')
    .select(['pet.name as petName', 'pet.keeperId as keptBy'])
    .where('deathReport.status', '=', 'reported')

export type DeathReport = Awaited<ReturnType<ReturnType<typeof openReports>['executeTakeFirstOrThrow']>>

/** The report of an animal that waits for its keeper. */
export const reportOf = (db: Db, petId: string) => openReports(db).where('deathReport.petId', '=', petId).executeTakeFirst()

/** The reports that wait for this keeper, the oldest first. */
export const reportsFor = (db: Db, keeperId: string) =>
  openReports(db).where('pet.keeperId', '=', keeperId).orderBy('deathReport.createdAt').orderBy('deathReport.id')

/** The reports that nobody has contested in time, held; those that others hold are left for the next time. */
export const uncontested = (db: Db, now: Date) =>
  openReports(db)
    .where('deathReport.createdAt', '<=', earlier(now, { days: DEATH_CONTEST_DAYS }))
    .orderBy('deathReport.createdAt')
    .limit(200)
    .forUpdate('deathReport')
    .skipLocked()
    .execute()
