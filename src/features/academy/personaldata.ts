import type { Db } from '#platform/database/db.ts'
import { Answers, TopicMarks, weakestTopics } from './exam/marking.ts'
import { ASSESSOR_LEFT } from './trainers.ts'

/**
 * What is held about somebody who trains, who trains others, or who holds a certificate. Of an exam it says no more than the result’s page
 * does: the questions and what was answered to them stay with us (Data Protection Act 2018 Schedule 2 paragraph 25).
 */
export const academyData = {
  training: (db: Db, accountId: string) =>
    db
      .selectFrom('training')
      .select(['status', 'statusAt', 'species', 'adding', 'bornOn', 'trainerId', 'trainerSince', 'toldApartAt', 'unlockedAt', 'createdAt'])
      .where('studentId', '=', accountId)
      .execute(),
  examAttempts: async (db: Db, accountId: string) => {
    const rows = await db
      .selectFrom('examAttempt')
      .select(['number', 'status', 'statusAt', 'startedAt', 'endsAt', 'answers', 'topics', 'seed'])
      .where('studentId', '=', accountId)
      .orderBy('number')
      .execute()
    return rows.map(({ answers, topics, seed, ...row }) => ({
      ...row,
      answered: Object.keys(Answers.parse(answers)).length,
      toGoOver: row.status === 'failed' ? weakestTopics(TopicMarks.parse(topics), seed) : [],
    }))
  },
  practicalsOfMine: (db: Db, accountId: string) =>
    db
      .selectFrom('practical')
      .select(['species', 'status', 'statusAt', 'checklist', 'implants', 'watched', 'note', 'secondNote', 'assessedOn'])
      .where('studentId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  implanterCertificates: (db: Db, accountId: string) =>
    db
      .selectFrom('implanterCertificate')
      .select([
        'number',
        'status',
        'statusAt',
        'holderName',
        'species',
        'courseApproval',
        'provider',
        'issuedOn',
        'additions',
        'refreshBy',
        'why',
        'proof',
      ])
      .where('holderId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  referralCode: (db: Db, accountId: string) =>
    db.selectFrom('trainerCode').select(['code', 'createdAt']).where('trainerId', '=', accountId).execute(),
  studentsTrained: (db: Db, accountId: string) =>
    db
      .selectFrom('training')
      .select(['id', 'status', 'species', 'createdAt'])
      .where('trainerId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  practicalsAssessed: (db: Db, accountId: string) =>
    db
      .selectFrom('practical')
      .select(['id', 'species', 'status', 'checklist', 'implants', 'watched', 'note', 'assessedOn'])
      .where('trainerId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  practicalsCountersigned: (db: Db, accountId: string) =>
    db
      .selectFrom('practical')
      .select(['id', 'species', 'status', 'secondNote', 'assessedOn'])
      .where('secondMarkerId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  certificatesAssessed: (db: Db, accountId: string) =>
    db
      .selectFrom('implanterCertificate')
      .select(['number', 'species', 'issuedOn'])
      .where('assessorId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
}

/** Histories that are a student’s own. */
export const trainingsOf = (db: Db, accountId: string) =>
  db.selectFrom('training').select('id').where('studentId', '=', accountId).$asScalar()
export const examsOf = (db: Db, accountId: string) =>
  db.selectFrom('examAttempt').select('id').where('studentId', '=', accountId).$asScalar()
export const practicalsOf = (db: Db, accountId: string) =>
  db.selectFrom('practical').select('id').where('studentId', '=', accountId).$asScalar()
export const certificatesOf = (db: Db, accountId: string) =>
  db.selectFrom('implanterCertificate').select('id').where('holderId', '=', accountId).$asScalar()

/** When somebody was born, what was written of their practice, and their name on a certificate. That it was issued stays, under its number. */
export async function forgetTraining(db: Db, accountIds: readonly string[]): Promise<void> {
  await db.updateTable('training').set({ bornOn: null }).where('studentId', 'in', accountIds).execute()
  await db.updateTable('practical').set({ note: '', secondNote: null }).where('studentId', 'in', accountIds).execute()
  await db.updateTable('implanterCertificate').set({ holderName: null }).where('holderId', 'in', accountIds).execute()
  await db.updateTable('implanterCertificate').set({ assessorName: ASSESSOR_LEFT }).where('assessorId', 'in', accountIds).execute()
  await db.deleteFrom('trainerCode').where('trainerId', 'in', accountIds).execute()
}
