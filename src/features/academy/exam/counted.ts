import { sql } from 'kysely'
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

type Student = Pick<TrainingRow, 'id' | 'studentId' | 'bornOn' | 'toldApartAt' | 'unlockedAt'>

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
    unlockedAt: unlocked.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null,
    elsewhere: failed.filter(({ trainingId }) => trainingId !== training.id).length,
    isBusyElsewhere: attempts.some(({ status, trainingId }) => status === 'started' && trainingId !== training.id),
  }
}

/** The trainings of the same person in other accounts: of the same name and date of birth, or the same confirmed phone. */
async function othersOf(db: Db, { id, studentId, bornOn, toldApartAt }: Student) {
  if (toldApartAt) return []
  const { name, mobile, mobileVerifiedAt } = await db
    .selectFrom('account')
    .select(['name', 'mobile', 'mobileVerifiedAt'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  const others = db
    .selectFrom('training')
    .innerJoin('account', 'account.id', 'training.studentId')
    .select(['training.id', 'training.unlockedAt'])
    .where('training.id', '<>', id)
    .where('training.toldApartAt', 'is', null)
  const sameName = others.where('training.bornOn', '=', bornOn).where(letters(sql.ref('account.name')), '=', letters(sql.val(name)))
  if (!mobile || !mobileVerifiedAt) return await sameName.execute()
  const samePhone = others.where('account.mobile', '=', mobile).where('account.mobileVerifiedAt', 'is not', null)
  return await sameName.union(samePhone).execute()
}

/** A name however it’s written. */
const letters = (name: ReturnType<typeof sql.ref>) => sql<string>`regexp_replace(lower(${name}), '[[:space:].’''-]', '', 'g')`

/** How many attempts have failed since the exam was last unlocked. */
export const failedSince = ({ failedAt, unlockedAt }: Failures): number =>
  failedAt.filter((at) => unlockedAt === null || at > unlockedAt).length

/** ACAD-5: whether as many attempts have failed since the last time it was unlocked as lock the exam. */
export const hasUsedUp = (failures: Failures): boolean => failedSince(failures) >= ATTEMPTS

export type Failures = Pick<Counted, 'failedAt' | 'unlockedAt'>
