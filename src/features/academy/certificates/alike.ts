import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { hasUsedUp, newest } from '../exam/counted.ts'
import { waitsUntil } from '../exam/next.ts'
import type { TrainingRow } from '../queries.ts'

type Student = Pick<TrainingRow, 'id' | 'studentId' | 'bornOn' | 'toldApartAt' | 'unlockedAt'>

/**
 * ACAD-31: the other accounts for which our staff look at a certificate first. With the attempts that had failed there the student couldn’t
 * have taken the exam that they passed.
 */
export async function inTheWay(db: Db, training: Student): Promise<string[]> {
  const alike = await alikeOf(db, training)
  if (alike.length === 0) return []
  const attempts = await db
    .selectFrom('examAttempt')
    .select(['trainingId', 'status', 'statusAt', 'startedAt'])
    .where('trainingId', 'in', [training.id, ...alike.map(({ id }) => id)])
    .where('status', 'in', ['failed', 'passed'])
    .orderBy('statusAt')
    .execute()
  const passed = attempts.findLast(({ status, trainingId }) => status === 'passed' && trainingId === training.id)
  if (!passed) return []
  const before = attempts.filter(({ status, startedAt }) => status === 'failed' && startedAt < passed.startedAt)
  const others = alike.filter(({ id }) => before.some(({ trainingId }) => trainingId === id))
  const unlocked = [training, ...alike].flatMap(({ unlockedAt }) => unlockedAt ?? []).filter((at) => at < passed.startedAt)
  const failures = { failedAt: before.map(({ statusAt }) => statusAt), unlockedAt: newest(unlocked) }
  const opens = waitsUntil(failures)
  const couldTake = !hasUsedUp(failures) && (opens === null || opens <= passed.startedAt)
  return couldTake ? [] : others.map(({ studentId }) => studentId)
}

/** The trainings of students with the same date of birth who have, or had, the same name. Those whom our staff told apart are like no one. */
export async function alikeOf(db: Db, { id, studentId, bornOn, toldApartAt }: Student) {
  if (!bornOn || toldApartAt) return []
  const born = await db
    .selectFrom('training')
    .select(['id', 'studentId', 'unlockedAt'])
    .where('bornOn', '=', bornOn)
    .where('id', '<>', id)
    .where('toldApartAt', 'is', null)
    .execute()
  if (born.length === 0) return []
  const namesOf = await namesOfAll(db, [studentId, ...born.map((one) => one.studentId)])
  const own = namesOf(studentId)
  return born.filter((other) => namesOf(other.studentId).some((name) => own.includes(name)))
}

/** The names that each account has, and had before. */
async function namesOfAll(db: Db, ids: readonly string[]): Promise<(id: string) => string[]> {
  const now = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute()
  const before = await db
    .selectFrom('accountHistory')
    .select(['accountId as id', sql<string | null>`before ->> 'name'`.as('name')])
    .where('accountId', 'in', ids)
    .execute()
  const names = Map.groupBy([...now, ...before], ({ id }) => id)
  return (id) => (names.get(id) ?? []).flatMap(({ name }) => (name ? letters(name) : []))
}

/** A name however it’s written. */
const letters = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
