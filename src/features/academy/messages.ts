import { speciesWords } from '#knowledge/animals/species.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { listed } from '#platform/listed.ts'
import { quoted } from '#platform/text/quoted.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import type { TrainedSpecies } from './shapes.ts'

/** "dogs and cats" */
export const kindsInWords = (kinds: readonly TrainedSpecies[]): string => listed(kinds.map((kind) => speciesWords[kind].many))

const toStudent = { words: 'Go to your training', link: paths.studentDashboard }
const toTrainer = { words: 'See your students', link: paths.trainerDashboard }

export const newStudent = (student: string): Notice => ({
  subject: `${student} has chosen you as their trainer`,
  paragraphs: [
    `${student} is training as an implanter and entered your referral code. You’ll see how they get on in your list of students.`,
  ],
  button: toTrainer,
})

export const examPassed = (attemptId: string): Notice => ({
  subject: 'You’ve passed the exam',
  paragraphs: [
    'Well done. You can read the questions now, with the right answers and the reasons for them.',
    'The practical comes next. Arrange it with your trainer: they need to watch at least three implants in each kind of animal.',
  ],
  button: { words: 'See your result', link: paths.examResult(attemptId) },
})

/** `nextAt` is null where the trainer must unlock the exam. */
export const examFailed = ({ attemptId, timedOut, nextAt }: { attemptId: string; timedOut: boolean; nextAt: Date | null }): Notice => ({
  subject: 'You haven’t passed the exam this time',
  paragraphs: [
    ...(timedOut ? ['Your 45 minutes were up, so we marked what you’d answered by then.'] : []),
    'Your result shows which topics to go over.',
    nextAt
      ? `You can take the exam again from ${whenText(nextAt)}.`
      : 'That was your third attempt, so the exam is locked for now. We’ve told your trainer, who can unlock it once you’ve gone over things together.',
  ],
  button: { words: 'See your result', link: paths.examResult(attemptId) },
})

export const studentPassed = (student: string, studentId: string): Notice => ({
  subject: `${student} has passed the exam`,
  paragraphs: [`The practical comes next. Watch ${student} implant at least three animals of each kind, then record what you saw.`],
  button: { words: 'Record the practical', link: paths.student(studentId) },
})

export const studentLocked = (student: string, studentId: string): Notice => ({
  subject: `${student} needs you to unlock the exam`,
  paragraphs: [`${student} has failed the exam three times. Go over what they’re less sure of together, then unlock it for them.`],
  button: { words: 'See how they got on', link: paths.student(studentId) },
})

export const examUnlocked = (nextAt: Date | null): Notice => ({
  subject: 'Your trainer has unlocked the exam',
  paragraphs: [
    nextAt
      ? `You have three more attempts. You can begin the next one from ${whenText(nextAt)}.`
      : 'You have three more attempts, and you can begin now.',
  ],
  button: toStudent,
})

export const practicalPassed = (kind: TrainedSpecies): Notice => ({
  subject: `You’ve passed the practical for ${speciesWords[kind].many}`,
  paragraphs: ['Your trainer has recorded what they saw. Your training page shows what’s left to do.'],
  button: toStudent,
})

export const practicalFailed = (kind: TrainedSpecies, note: string): Notice => ({
  subject: `More practice with ${speciesWords[kind].many}`,
  paragraphs: [
    'Your trainer thinks you need more practice before you pass the practical.',
    ...(note ? quoted(note) : []),
    'Arrange another day with them when you’re ready.',
  ],
  button: toStudent,
})

export const practicalDrawn = (kind: TrainedSpecies): Notice => ({
  subject: `Your practical for ${speciesWords[kind].many} is getting a second look`,
  paragraphs: [
    'Your trainer has passed it. We draw one practical in ten for another trainer to look at, and yours was drawn. We’ll write to you as soon as they have.',
  ],
  button: toStudent,
})

export const toCountersign = (): Notice => ({
  subject: 'A practical is waiting for a second look',
  paragraphs: ['We draw one practical in ten for another trainer to look at. Read what the trainer recorded, then agree or send it back.'],
  button: { words: 'Read the practical', link: paths.trainerDashboard },
})

export const sentBack = (student: string, studentId: string, note: string): Notice => ({
  subject: `A second trainer sent back ${student}’s practical`,
  paragraphs: ['They wrote:', ...quoted(note), 'Watch your student again and record what you see.'],
  button: { words: 'See your student', link: paths.student(studentId) },
})

export const certified = ({
  number,
  species,
  approved,
}: {
  number: string
  species: readonly TrainedSpecies[]
  approved: boolean
}): Notice => ({
  subject: 'Your implanter’s certificate',
  paragraphs: [
    `You’ve passed the exam and the practical. Your certificate ${number} covers ${kindsInWords(species)}.`,
    approved
      ? 'To work as an implanter with us, add an implanter profile: we’ll recognise your certificate straight away.'
      : 'Your course isn’t approved by the Secretary of State, so your certificate counts as professional development. It doesn’t give you the right to implant.',
  ],
  button: { words: 'Download your certificate', link: paths.studentDashboard },
})

export const animalAdded = (number: string, kind: TrainedSpecies): Notice => ({
  subject: `Your certificate now covers ${speciesWords[kind].many}`,
  paragraphs: [`We’ve added ${speciesWords[kind].many} to your certificate ${number}. Download it again to have the new one on paper.`],
  button: { words: 'Download your certificate', link: paths.studentDashboard },
})

export const addingAnimals = (student: string, studentId: string, kinds: readonly TrainedSpecies[]): Notice => ({
  subject: `${student} wants to add ${kindsInWords(kinds)} to their certificate`,
  paragraphs: [`Watch ${student} implant at least three animals of each new kind, then record what you saw.`],
  button: { words: 'Record the practical', link: paths.student(studentId) },
})

export const refresherDue = ({ number, refreshBy }: { number: string; refreshBy: string }): Notice => ({
  subject: `Your refresher is due by ${whenText(refreshBy, 'day')}`,
  paragraphs: [
    `It’ll be three years since you last showed what you can do (certificate ${number}). Arrange a refresher with a trainer, who records it for you.`,
    'By law you can go on implanting without one. From 60 days after that date you can’t order chips from us until it’s done.',
  ],
  button: { words: 'See your certificate', link: paths.studentDashboard },
})

export const refresherMissed = ({ number, orderingUntil }: { number: string; orderingUntil: string }): Notice => ({
  subject: 'Your refresher is overdue',
  paragraphs: [
    `Your certificate ${number} is past its refresher. By law you can go on implanting.`,
    `You can order chips from us until ${whenText(orderingUntil, 'day')}. After that, you’ll need a refresher first.`,
  ],
  button: { words: 'See your certificate', link: paths.studentDashboard },
})

export const refreshed = (refreshBy: string): Notice => ({
  subject: 'Your refresher is recorded',
  paragraphs: [`Thank you for keeping up to date. Your next one is due by ${whenText(refreshBy, 'day')}.`],
  button: { words: 'See your certificate', link: paths.studentDashboard },
})

export const certificateSuspended = (number: string, why: string): Notice => ({
  subject: 'Your implanter’s certificate is suspended',
  paragraphs: [
    `We’ve suspended certificate ${number}, so you mustn’t implant for now. This is why:`,
    ...quoted(why),
    'Call us, and we’ll go through it together.',
  ],
  button: { words: 'See your certificate', link: paths.studentDashboard },
})

/** Only those who work by it can implant again: others never could, or aren’t verified for another reason. */
export const suspensionLifted = (number: string, { worksAgain }: { worksAgain: boolean }): Notice => ({
  subject: 'Your implanter’s certificate counts again',
  paragraphs: [`We’ve lifted the suspension of certificate ${number}.`, ...(worksAgain ? ['You can implant again.'] : [])],
  button: { words: 'See your certificate', link: paths.studentDashboard },
})

export const certificateRevoked = (number: string, why: string): Notice => ({
  subject: 'Your implanter’s certificate is revoked',
  paragraphs: [
    `We’ve revoked certificate ${number}, so it no longer counts. This is why:`,
    ...quoted(why),
    'If you think that’s wrong, call us.',
  ],
  button: { words: 'See your certificate', link: paths.studentDashboard },
})
