import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { may, type Person } from '#platform/law/policy.ts'
import { countedFor } from './exam/counted.ts'
import { Answers } from './exam/marking.ts'
import { examState } from './exam/next.ts'
import { trainingLife } from './lifecycle.ts'
import { kindsIn, mayAddSpecies, mayBecomeImplanter, mayChangeSpecies, mayChangeTrainer, orderingUntil } from './policy.ts'
import { type AttemptRow, attemptsOf, type CertificateRow, certificateOf, practicalsOf, type TrainingRow } from './queries.ts'
import { Addition, Checklist, type Practical, TrainedSpecies, type Training, Watched, WatchedImplant } from './shapes.ts'
import { trainerOf } from './trainers.ts'

/** A training as its student sees it. */
export async function trainingView(db: Db, training: TrainingRow, who: Person, now: Date): Promise<z.input<typeof Training>> {
  const attempts = await attemptsOf(db, training.id)
  const certificate = await certificateOf(db, training.studentId)
  return {
    status: training.status,
    statusAt: training.statusAt,
    appliedAt: training.createdAt,
    species: kindsIn(training.species),
    adding: kindsIn(training.adding),
    trainer: training.trainerId ? await shownTrainer(db, training.trainerId) : null,
    exam: await examNow(db, training, attempts, now),
    attempts: attempts.map(attemptRow),
    practicals: (await practicalsOf(db, training.id)).map(practicalRow),
    certificate: certificate ? certificateRow(certificate) : null,
    can: {
      changeTrainer: mayChangeTrainer(training),
      changeSpecies: mayChangeSpecies(training),
      addSpecies: mayAddSpecies(training, certificate),
      withdraw: may(trainingLife, 'withdraw', 'holder')(who, training),
      becomeImplanter: mayBecomeImplanter(who, { certificate, bornOn: training.bornOn, now }),
    },
  }
}

/** An account that is gone had a trainer all the same. */
async function shownTrainer(db: Db, trainerId: string) {
  const trainer = await trainerOf(db, trainerId)
  if (!trainer) return { name: 'Your trainer', organisation: '', courseApproval: null, isVerified: false }
  const { id: _, ...shown } = trainer
  return shown
}

/** How a student stands with the exam. An attempt whose time is up is about to be marked. */
export async function examNow(db: Db, training: TrainingRow | null, attempts: readonly AttemptRow[], now: Date) {
  const open = attempts.find(({ status, endsAt }) => status === 'started' && endsAt > now)
  const underWay = open ? { attemptId: open.id, endsAt: open.endsAt, answered: Object.keys(Answers.parse(open.answers)).length } : null
  const counted = training ? await countedFor(db, training) : NOTHING_COUNTED
  return { ...examState({ training, counted, now }), underWay }
}

const NOTHING_COUNTED = { failedAt: [], unlockedAt: null, elsewhere: 0, isBusyElsewhere: false }

/** What is shown of an attempt before and after a pass: never what was right. */
export const attemptRow = ({ id, number, status, statusAt, startedAt }: AttemptRow) => ({
  id,
  number,
  status,
  startedAt,
  markedAt: status === 'passed' || status === 'failed' ? statusAt : null,
  hasTopics: status === 'failed',
})

type PracticalRow = Awaited<ReturnType<typeof practicalsOf>>[number]

export function practicalRow(row: PracticalRow): z.input<typeof Practical> {
  const { id, status, assessedOn, note, secondNote, assessor } = row
  return { id, status, assessedOn, note, secondNote, assessor, ...practicalFacts(row) }
}

const Implants = z.array(z.object({ ...WatchedImplant.shape, chipNumber: z.string() }))

/** What a trainer wrote down, as the database keeps it. */
export const practicalFacts = ({
  species,
  checklist,
  implants,
  watched,
}: Pick<PracticalRow, 'species' | 'checklist' | 'implants' | 'watched'>) => ({
  species: TrainedSpecies.parse(species),
  checklist: Checklist.parse(checklist),
  implants: Implants.parse(implants),
  watched: Watched.parse(watched),
})

const Additions = z.array(Addition)

export const certificateRow = (row: CertificateRow) => ({
  id: row.id,
  number: row.number,
  status: row.status,
  species: kindsIn(row.species),
  courseApproval: row.courseApproval,
  provider: row.provider,
  assessor: row.assessorName,
  issuedOn: row.issuedOn,
  additions: Additions.parse(row.additions),
  refreshBy: row.refreshBy,
  orderingUntil: orderingUntil(row.refreshBy),
  why: row.why,
})
