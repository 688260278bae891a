import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { because } from '#platform/law/clause.ts'
import { may, type Person } from '#platform/law/policy.ts'
import { trainingLife } from './lifecycle.ts'
import { kindsIn, mayAssess } from './policy.ts'
import type { Trainer } from './trainers.ts'

/** The students who have chosen a trainer, with their names, how often they tried the exam, and in what they passed the practical. */
export const studentsOf = (db: Db, trainerId: string) =>
  db
    .selectFrom('training')
    .innerJoin('account', 'account.id', 'training.studentId')
    .select([
      'training.id',
      'training.studentId',
      'training.unlockedAt',
      'training.toldApartAt',
      'training.status',
      'training.statusAt',
      'training.createdAt',
      'training.species',
      'training.adding',
      'account.name',
    ])
    .select((row) => [
      row
        .selectFrom('examAttempt')
        .select((attempt) => attempt.fn.countAll<number>().as('count'))
        .whereRef('examAttempt.trainingId', '=', 'training.id')
        .as('attempts'),
      row
        .selectFrom('practical')
        .select(sql<string[]>`coalesce(array_agg(practical.species), '{}')`.as('kinds'))
        .whereRef('practical.trainingId', '=', 'training.id')
        .where('practical.status', '=', 'passed')
        .as('passedIn'),
    ])
    .where('training.trainerId', '=', trainerId)
    .where('training.status', '<>', 'withdrawn')

/** What a trainer’s students can be ordered by. */
export const STUDENTS_BY = {
  by: { appliedAt: 'training.createdAt', name: sql`lower(account.name)`, statusAt: 'training.statusAt' },
  id: 'training.id',
}

type Row = Awaited<ReturnType<ReturnType<typeof studentsOf>['execute']>>[number]

/** A student as their trainer sees them, with what the trainer can do now. */
export function studentRow(who: Person, trainer: Pick<Trainer, 'isVerified'> | null, row: Row) {
  const { studentId, name, status, statusAt, createdAt, species, adding, attempts, passedIn } = row
  const verified = trainer?.isVerified === true
  return {
    studentId,
    name,
    status,
    statusAt,
    appliedAt: createdAt,
    species: kindsIn(species),
    adding: kindsIn(adding),
    attempts: attempts ?? 0,
    passedIn: kindsIn(passedIn ?? []),
    can: {
      unlock: verified ? may(trainingLife, 'unlock', 'Trainer')(who, { status }) : NOT_VERIFIED,
      assess: verified ? mayAssess({ status, adding }) : NOT_VERIFIED,
    },
  }
}

const NOT_VERIFIED = because('ACAD-2', 'You can do this once we’ve verified you as a trainer')

/** One of a trainer’s own students. */
export const studentOf = (db: Db, trainerId: string, studentId: string) =>
  studentsOf(db, trainerId).where('training.studentId', '=', studentId).executeTakeFirst()

/** A training of one of the trainer’s own students, held until the transaction ends. */
export const lockStudent = (db: Db, trainerId: string, studentId: string) =>
  db
    .selectFrom('training')
    .innerJoin('account', 'account.id', 'training.studentId')
    .selectAll('training')
    .select('account.name')
    .where('training.studentId', '=', studentId)
    .where('training.trainerId', '=', trainerId)
    .where('training.status', '<>', 'withdrawn')
    .forUpdate('training')
    .executeTakeFirst()

/** Practicals that a trainer can look at a second time: neither their own nor of their own students. */
export const toCountersignBy = (db: Db, trainerId: string) =>
  db
    .selectFrom('practical')
    .innerJoin('training', 'training.id', 'practical.trainingId')
    .innerJoin('account', 'account.id', 'practical.trainerId')
    .selectAll('practical')
    .select('account.name as assessor')
    .where('practical.status', '=', 'awaitingSecond')
    .where('practical.trainerId', '<>', trainerId)
    .where('practical.studentId', '<>', trainerId)
    .where((row) => row.or([row('training.trainerId', 'is', null), row('training.trainerId', '<>', trainerId)]))
