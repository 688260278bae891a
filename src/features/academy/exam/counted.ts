import type { Db } from '#platform/database/db.ts'
import { ATTEMPTS } from '../lifecycle.ts'
import type { TrainingRow } from '../queries.ts'

/** ACAD-29: what counts of a student’s attempts, in whichever account they made them. */
export interface Counted {
  /** When each attempt failed, the first first. */
  failedAt: readonly Date[]
  /** When a trainer last unlocked the exam. */
  unlockedAt: Date | null
  /** How many of the failed ones were made in other accounts. */
  elsewhere: number
  /** They’re taking the exam in another account now. */
  isBusyElsewhere: boolean
}

type Student = Pick<TrainingRow, 'id' | 'studentId' | 'toldApartAt' | 'unlockedAt'>

export async function countedFor(db: Db, training: Student): Promise<Counted> {
  const others = await othersOf(db, training)
  const attempts = await db
    .selectFrom('examAttempt')
    .select(['trainingId', 'status', 'statusAt'])
    .where('trainingId', 'in', [training.id, ...others.map(({ id }) => id)])
    .where('status', 'in', ['failed', 'started'])
    .orderBy('statusAt')
    .execute()
  const failed = attempts.filter(({ status }) => status === 'failed')
  const unlocked = [training, ...others].flatMap(({ unlockedAt }) => unlockedAt ?? [])
  return {
    failedAt: failed.map(({ statusAt }) => statusAt),
    unlockedAt: newest(unlocked),
    elsewhere: failed.filter(({ trainingId }) => trainingId !== training.id).length,
    isBusyElsewhere: attempts.some(({ status, trainingId }) => status === 'started' && trainingId !== training.id),
  }
}

export const newest = (moments: readonly Date[]): Date | null =>
  moments.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null

/** The trainings of other accounts with the same phone, which both have confirmed. */
async function othersOf(db: Db, training: Student) {
  const mobile = await phoneOf(db, training)
  if (!mobile) return []
  return await db
    .selectFrom('training')
    .innerJoin('account', 'account.id', 'training.studentId')
    .select(['training.id', 'training.unlockedAt'])
    .where('training.id', '<>', training.id)
    .where('training.toldApartAt', 'is', null)
    .where('account.mobile', '=', mobile)
    .where('account.mobileVerifiedAt', 'is not', null)
    .execute()
}

/** The confirmed phone by which other accounts of a student are known. Whoever knows a name and a birthday can claim both, so neither counts here. */
export async function phoneOf(db: Db, { studentId, toldApartAt }: Pick<Student, 'studentId' | 'toldApartAt'>): Promise<string | null> {
  if (toldApartAt) return null
  const { mobile, mobileVerifiedAt } = await db
    .selectFrom('account')
    .select(['mobile', 'mobileVerifiedAt'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  return mobileVerifiedAt ? mobile : null
}

/** How many attempts have failed since the exam was last unlocked. */
export const failedSince = ({ failedAt, unlockedAt }: Failures): number =>
  failedAt.filter((at) => unlockedAt === null || at > unlockedAt).length

/** ACAD-5: whether as many attempts have failed since the last time it was unlocked as lock the exam. */
export const hasUsedUp = (failures: Failures): boolean => failedSince(failures) >= ATTEMPTS

export type Failures = Pick<Counted, 'failedAt' | 'unlockedAt'>
