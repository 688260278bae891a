import { sql } from 'kysely'
import { firstTasks } from '#features/accounts/firstTasks.ts'
import type { Task, TaskContext } from '#features/accounts/points.ts'
import type { Db } from '#platform/database/db.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { attemptsOf, type CertificateRow, certificateOf, type TrainingRow, trainingOf } from './queries.ts'
import { studentsOf, toCountersignBy } from './students.ts'
import { trainerOf } from './trainers.ts'
import { examNow } from './view.ts'

/** What is next for a student: their trainer’s code, the exam, going on with it, or the practical. */
export async function studentTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Student')) return []
  const training = await trainingOf(db, who.id)
  if (!training) return [apply(who.id)]
  const next = await nextFor(db, training, now)
  return next ? [{ urgent: false, dueAt: null, id: training.id, kind: 'exam', link: paths.studentDashboard, ...next }] : []
}

type Next = Pick<Task, 'title' | 'text' | 'act'> & Partial<Pick<Task, 'link' | 'urgent' | 'dueAt'>>

async function nextFor(db: Db, training: TrainingRow, now: Date): Promise<Next | null> {
  if (training.status === 'applied')
    return {
      title: 'Add your trainer’s code',
      text: 'With a trainer you can take the exam. Ask them for their referral code.',
      act: 'Add the code',
    }
  if (training.status === 'theoryPassed')
    return {
      title: 'Arrange your practical',
      text: 'Your trainer needs to watch at least three implants in each kind of animal.',
      act: 'See what’s left to do',
    }
  if (training.status !== 'enrolled') return null
  const { underWay, mayBegin } = await examNow(db, training, await attemptsOf(db, training.id), now)
  if (underWay)
    return {
      title: 'Your exam is under way',
      text: `You’ve answered ${underWay.answered} of 30. It ends at ${whenText(underWay.endsAt, 'time')}.`,
      link: paths.exam,
      act: 'Continue exam',
      urgent: true,
      dueAt: underWay.endsAt,
    }
  return mayBegin === true
    ? {
        title: 'Take the exam',
        text: '30 questions in 45 minutes. You can begin when you’re ready.',
        link: paths.exam,
        act: 'See the exam',
      }
    : null
}

const apply = (id: string): Task => ({
  kind: 'exam',
  id,
  title: 'Apply to train as an implanter',
  text: 'Tell us which animals you want to train for, and who your trainer is.',
  link: paths.studentRegister(),
  act: 'Apply',
  urgent: false,
  dueAt: null,
})

/** A holder whose refresher is due or overdue. */
export async function refresherTasks({ db, who }: TaskContext): Promise<Task[]> {
  const certificate = await certificateOf(db, who.id)
  if (!certificate || (certificate.status !== 'expiring' && certificate.status !== 'expired')) return []
  return [refresher(certificate)]
}

function refresher({ id, refreshBy, status }: CertificateRow): Task {
  const isOver = status === 'expired'
  return {
    kind: 'refresher',
    id,
    title: isOver ? 'Your refresher is overdue' : `Your refresher is due by ${whenText(refreshBy, 'day')}`,
    text: 'Arrange it with a trainer, who records it for you. By law you can go on implanting in the meantime.',
    link: paths.studentDashboard,
    act: 'See your certificate',
    urgent: isOver,
    dueAt: new Date(`${refreshBy}T12:00:00Z`),
  }
}

/** Students who wait for their trainer, and practicals that wait for a second look. */
export async function trainerTasks({ db, who }: TaskContext): Promise<Task[]> {
  if (!who.roles.includes('Trainer')) return []
  const trainer = await trainerOf(db, who.id)
  if (!trainer?.isVerified) return []
  const waiting = studentsOf(db, who.id)
    .where((row) =>
      row.or([row('training.status', 'in', ['theoryPassed', 'lockedOut']), row('training.adding', '<>', sql<string[]>`'{}'`)]),
    )
    .orderBy('training.statusAt')
  const students = await firstTasks(
    waiting,
    ({ id, studentId, name, status }) => ({ id, link: paths.student(studentId), urgent: false, dueAt: null, ...waitsFor(status, name) }),
    { what: ['student', 'students'], link: paths.trainerDashboard, act: 'See students' },
  )
  const seconds = await firstTasks(
    toCountersignBy(db, who.id).orderBy('practical.createdAt'),
    ({ id, createdAt }) => ({
      kind: 'countersign',
      id,
      title: 'Countersign a practical',
      text: `Another trainer recorded it on ${whenText(createdAt, 'day')}. The student gets their certificate once you agree.`,
      link: paths.trainerDashboard,
      act: 'Read the practical',
      urgent: false,
      dueAt: null,
    }),
    { what: ['practical to countersign', 'practicals to countersign'], act: 'See practicals' },
  )
  return [...students, ...seconds]
}

function waitsFor(status: string, name: string) {
  if (status === 'lockedOut')
    return {
      kind: 'unlockExam' as const,
      title: `Unlock the exam for ${name}`,
      text: 'They’ve failed three times. Go over it together first.',
      act: 'See how they got on',
    }
  if (status === 'certified')
    return {
      kind: 'assess' as const,
      title: `Assess ${name} in another animal`,
      text: `${name} wants to add to their certificate. Watch at least three implants in each new kind of animal.`,
      act: 'Record the practical',
    }
  return {
    kind: 'assess' as const,
    title: `Assess ${name}’s practical`,
    text: `${name} has passed the exam. Watch at least three implants in each kind of animal.`,
    act: 'Record the practical',
  }
}
