import type { Db } from '#platform/database/db.ts'

/** The training of a student, if they have ever applied. */
export const trainingOf = (db: Db, studentId: string) =>
  db.selectFrom('training').selectAll().where('studentId', '=', studentId).executeTakeFirst()

/** The same, held until the transaction ends: everything about one student happens one after another. */
export const lockTraining = (db: Db, studentId: string) =>
  db.selectFrom('training').selectAll().where('studentId', '=', studentId).forUpdate().executeTakeFirst()

export type TrainingRow = NonNullable<Awaited<ReturnType<typeof trainingOf>>>

/** The attempts of a student, the first first. */
export const attemptsOf = (db: Db, trainingId: string) =>
  db.selectFrom('examAttempt').selectAll().where('trainingId', '=', trainingId).orderBy('number').execute()

export type AttemptRow = Awaited<ReturnType<typeof attemptsOf>>[number]

/** An attempt of this student that can still be answered or has yet to be marked, held until the transaction ends. */
export const lockAttempt = (db: Db, attemptId: string, studentId: string) =>
  db.selectFrom('examAttempt').selectAll().where('id', '=', attemptId).where('studentId', '=', studentId).forUpdate().executeTakeFirst()

/** Whether a student has passed the exam. */
export async function hasPassed(db: Db, trainingId: string): Promise<boolean> {
  const passed = await db
    .selectFrom('examAttempt')
    .select('id')
    .where('trainingId', '=', trainingId)
    .where('status', '=', 'passed')
    .executeTakeFirst()
  return passed !== undefined
}

/** The practicals of a student, the first first. */
export const practicalsOf = (db: Db, trainingId: string) =>
  db
    .selectFrom('practical')
    .innerJoin('account', 'account.id', 'practical.trainerId')
    .selectAll('practical')
    .select('account.name as assessor')
    .where('practical.trainingId', '=', trainingId)
    .orderBy('practical.createdAt')
    .orderBy('practical.id')
    .execute()

/** The newest certificate of a person. */
export const certificateOf = (db: Db, holderId: string) =>
  db.selectFrom('implanterCertificate').selectAll().where('holderId', '=', holderId).orderBy('createdAt', 'desc').executeTakeFirst()

export type CertificateRow = NonNullable<Awaited<ReturnType<typeof certificateOf>>>

const MOST_LISTED = 200

/** The newest certificates, or those of the account with this e-mail address, with the address of each holder. */
export function certificatesFor(db: Db, email?: string | undefined) {
  const all = db
    .selectFrom('implanterCertificate')
    .innerJoin('account', 'account.id', 'implanterCertificate.holderId')
    .selectAll('implanterCertificate')
    .select('account.email')
    .orderBy('implanterCertificate.createdAt', 'desc')
    .orderBy('implanterCertificate.id', 'desc')
    .limit(MOST_LISTED)
  return (email ? all.where('account.email', '=', email) : all).execute()
}
