import * as z from 'zod'
import { CaptchaSolution, NewPassword } from '#features/accounts/shapes.ts'
import { call } from '#platform/contract/call.ts'
import { Address, Mobile, PersonName } from '#platform/contract/contacts.ts'
import { Email, Id, IsoDate, Moment, Needed, Nothing, OptionalProse, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { ENROLLING_REFUSED } from './refusals.ts'
import {
  Attempt,
  AttemptStatus,
  Certificate,
  Checklist,
  Countersign,
  Exam,
  ExamId,
  ExamName,
  ExamNow,
  ExamTopic,
  Practical,
  Scope,
  StudentRow,
  TrainedSpecies,
  TrainerCode,
  TrainerShown,
  Training,
  TrainingStatus,
  Watched,
  WatchedImplant,
} from './shapes.ts'
import { exam, students, training } from './topics.ts'

const notTraining = [404, 'You aren’t training as an implanter. Apply first.'] as const
const noSuchStudent = [404, 'We can’t find this student among yours'] as const
const noSuchAttempt = [404, 'We can’t find this attempt in your account'] as const

export const studentRegister = call('studentRegister', {
  method: 'POST',
  vital: true,
  summary: 'Apply to train as an implanter: with a new account, or with the one that’s signed in.',
  who: 'anyone',
  acting: 'never',
  input: z.strictObject({
    /** Of somebody who is not signed in. */
    account: z
      .strictObject({
        name: PersonName,
        email: Email,
        mobile: Mobile,
        address: Address,
        password: NewPassword,
        marketing: z.boolean().default(false),
      })
      .optional(),
    trainerCode: TrainerCode.optional(),
    species: Scope,
    bornOn: asking('Enter your date of birth', IsoDate),
    captcha: CaptchaSolution.default(''),
  }),
  /** The token of whoever is signed in holds the Student profile now. */
  output: z.object({ userId: Id, token: z.string().nullable(), needs: z.array(z.enum(['email', 'mobile'])) }),
  says: 'You’ve applied to train as an implanter',
  refuses: {
    accountNeeded: [400, 'Enter your details to open an account'],
    captchaFailed: [400, 'Tick “I’m a person”, then try again'],
    tooYoung: [400, 'You can train from the age of 16', 'ACAD-1'],
    bornTooLongAgo: [400, 'Check your date of birth'],
    alreadyTraining: [409, 'You’ve already applied. Your dashboard shows what’s next.'],
    otherBirthday: [409, 'You gave another date of birth before you took the exam. If that was wrong, call us.', 'ACAD-10'],
    otherAnimals: [409, 'You passed the exam for other animals', 'ACAD-10'],
    ...ENROLLING_REFUSED,
  },
  limit: { times: 20, seconds: 3600 },
  keepsAnswer: false,
})

export const findTrainer = call('findTrainer', {
  method: 'GET',
  summary: 'Whose referral code this is.',
  who: 'anyone',
  input: z.strictObject({ code: TrainerCode }),
  output: TrainerShown,
  says: 'The trainer',
  refuses: { noSuchTrainer: [404, ENROLLING_REFUSED.noSuchTrainer[1]] },
  limit: { times: 30, seconds: 600 },
})

export const getTraining = call('getTraining', {
  method: 'GET',
  summary: 'How far you’ve got in training as an implanter, and what’s next.',
  who: ['Student'],
  topics: [training, exam],
  input: Nothing,
  output: z.object({ training: Training.nullable() }),
  says: 'Your training',
  refuses: {},
})

export const updateTraining = call('updateTraining', {
  method: 'POST',
  summary: 'Change your trainer before the practical, or the animals you train for before you pass the exam.',
  who: ['Student'],
  input: z
    .strictObject({ trainerCode: TrainerCode.optional(), species: Scope.optional() })
    .refine(({ trainerCode, species }) => trainerCode ?? species, { path: ['trainerCode'], error: 'Enter your trainer’s code' }),
  output: z.object({ status: TrainingStatus }),
  says: 'Saved',
  refuses: {
    notTraining,
    ...ENROLLING_REFUSED,
    tooLate: [409, 'It’s too late to change this', 'ACAD-3'],
    examUnderWay: [409, 'Finish the exam first', 'ACAD-11'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const withdrawTraining = call('withdrawTraining', {
  method: 'POST',
  summary: 'Stop training. You can come back, and keep what you’ve passed.',
  who: ['Student'],
  input: Nothing,
  output: z.object({ status: TrainingStatus }),
  says: 'You’ve stopped training',
  refuses: { notTraining, examUnderWay: [409, 'Finish the exam first', 'ACAD-11'] },
})

export const getExams = call('getExams', {
  method: 'GET',
  summary: 'The exams, their rules and, for students, the attempts left and when the next one can begin. Never which answers are right.',
  who: ['Student', 'Trainer'],
  topics: [exam],
  input: Nothing,
  output: z.object({ items: z.array(Exam.extend({ now: ExamNow.nullable() })) }),
  says: 'The exams',
  refuses: {},
})

export const examDetails = call('examDetails', {
  method: 'GET',
  summary: 'One exam: its topics and rules and, for students, their attempts so far. Never which answers are right.',
  who: ['Student', 'Trainer'],
  topics: [exam],
  input: z.strictObject({ examId: ExamId.default('theory') }),
  output: Exam.extend({
    topics: z.array(z.object({ topic: ExamTopic, questions: z.int() })),
    waitHours: z.array(z.int()),
    attempts: z.array(Attempt),
    now: ExamNow.nullable(),
  }),
  says: 'The exam',
  refuses: {},
})

export const getQuestionsForExam = call('getQuestionsForExam', {
  method: 'GET',
  summary: 'Begin an attempt, or go on with the one that’s under way: its questions, what you’ve answered, and when it ends by our clock.',
  who: ['Student'],
  reads: false,
  input: z.strictObject({ examId: ExamId.default('theory') }),
  output: z.object({
    attemptId: Id,
    number: z.int(),
    endsAt: Moment,
    /** Our clock, so that a device whose own is wrong shows the right time left. */
    now: Moment,
    questions: z.array(z.object({ id: z.string(), asks: z.string(), options: z.array(z.object({ id: z.string(), words: z.string() })) })),
    /** The option chosen for each question that has been answered. */
    answers: z.record(z.string(), z.string()),
  }),
  says: 'The questions',
  refuses: {
    notTraining,
    notNow: [409, 'You can’t take the exam now', 'ACAD-11'],
    timeUp: [409, 'Your time is up. We’ve marked what you answered in time.', 'ACAD-13'],
  },
  limit: { times: 120, seconds: 600 },
  keepsAnswer: false,
})

export const saveExamAnswer = call('saveExamAnswer', {
  method: 'POST',
  summary: 'Save one answer of an exam that’s under way. It can be changed until the exam is handed in.',
  who: ['Student'],
  input: z.strictObject({ attemptId: Id, questionId: ExamName, optionId: ExamName }),
  output: z.object({ answered: z.int(), endsAt: Moment }),
  says: 'Answer saved',
  refuses: {
    noSuchAttempt,
    noSuchOption: [400, 'Choose one of the answers to this question'],
    isOver: [409, 'This exam has been handed in or its time is up', 'ACAD-13'],
  },
  limit: { times: 300, seconds: 300 },
})

export const submitExam = call('submitExam', {
  method: 'POST',
  summary: 'Hand in an exam. We mark it: at least 24 of 30 right, and every safety-critical question.',
  who: ['Student'],
  input: z.strictObject({
    attemptId: Id,
    /** Answers that couldn’t be saved one by one; they count if they come in time. */
    answers: z.record(ExamName, ExamName).default({}),
  }),
  output: z.object({ attemptId: Id, result: AttemptStatus.extract(['passed', 'failed']), inTime: z.boolean() }),
  says: 'Your exam is handed in',
  refuses: { noSuchAttempt, isOver: [409, 'This exam has been handed in already', 'ACAD-12'] },
  limit: { times: 60, seconds: 600 },
})

export const getExamResult = call('getExamResult', {
  method: 'GET',
  summary:
    'How an attempt went, and which topics to go over first. Once you’ve passed, you can read the questions with the right answers, the reasons and their sources.',
  who: ['Student', 'Trainer'],
  input: z.strictObject({ attemptId: Id }),
  output: z.object({
    number: z.int(),
    status: AttemptStatus.extract(['passed', 'failed']),
    startedAt: Moment,
    markedAt: Moment,
    /** It ended because its time was up. */
    timedOut: z.boolean(),
    why: z.enum(['score', 'critical']).nullable(),
    /** After an attempt that wasn’t passed: always three, and never which questions of them. */
    weakest: z.array(ExamTopic),
    /** After a pass. */
    score: z.object({ right: z.int(), of: z.int() }).nullable(),
    /** After a pass, and for the student alone. */
    questions: z
      .array(
        z.object({
          topic: ExamTopic,
          isCritical: z.boolean(),
          asks: z.string(),
          options: z.array(z.object({ words: z.string(), isRight: z.boolean(), isChosen: z.boolean() })),
          why: z.string(),
          source: z.string(),
        }),
      )
      .nullable(),
  }),
  says: 'The result',
  refuses: { noSuchAttempt },
})

export const getTrainerDesk = call('getTrainerDesk', {
  method: 'GET',
  summary: 'Your course, your referral code, and how many students and practicals are waiting for you.',
  who: ['Trainer'],
  reads: false,
  topics: [students],
  input: Nothing,
  output: z.object({
    isVerified: z.boolean(),
    organisation: z.string(),
    courseApproval: z.string().nullable(),
    /** Of a verified trainer, with the link that brings it along. */
    code: z.string().nullable(),
    link: z.string().nullable(),
    students: z.int(),
    toAssess: z.int(),
    toUnlock: z.int(),
    toCountersign: z.int(),
  }),
  says: 'Your training desk',
  refuses: {},
  keepsAnswer: false,
})

export const referredByTrainersList = call('referredByTrainersList', {
  method: 'POST',
  summary: 'Your students and how far they’ve got.',
  who: ['Trainer'],
  topics: [students],
  input: z.strictObject({
    ...paging('-appliedAt', 'appliedAt', 'name', '-name', 'statusAt', '-statusAt'),
    status: TrainingStatus.optional(),
    species: TrainedSpecies.optional(),
    query: z.string().trim().max(60).optional(),
  }),
  output: pageOf(StudentRow),
  says: 'Your students',
  refuses: {},
  reads: true,
})

export const getStudent = call('getStudent', {
  method: 'GET',
  summary: 'One of your students: their attempts, practicals and certificate.',
  who: ['Trainer'],
  topics: [students],
  input: z.strictObject({ studentId: Id }),
  output: StudentRow.extend({
    exam: ExamNow.pick({ attemptsLeft: true, nextAt: true }),
    history: z.array(Attempt),
    practicals: z.array(Practical),
    certificate: Certificate.nullable(),
    /** The animals in which they’re still to be assessed. */
    toAssess: z.array(TrainedSpecies),
    can: z.object({
      unlock: StudentRow.shape.can.shape.unlock,
      assess: StudentRow.shape.can.shape.assess,
      refresh: StudentRow.shape.can.shape.assess,
    }),
  }),
  says: 'Your student',
  refuses: { noSuchStudent },
})

export const unlockExam = call('unlockExam', {
  method: 'POST',
  summary: 'Let a student who has failed three times take the exam again.',
  who: ['Trainer'],
  input: z.strictObject({ studentId: Id }),
  output: z.object({ nextAt: Moment.nullable() }),
  says: 'The exam is unlocked, and we’ve told your student',
  refuses: { noSuchStudent, notVerified: [403, 'You can do this once we’ve verified you as a trainer', 'ACAD-2'] },
})

export const submitAssessment = call('submitAssessment', {
  method: 'POST',
  summary: 'Record a student’s practical for one kind of animal. With the exam and every practical passed, they get their certificate.',
  who: ['Trainer'],
  input: z.strictObject({
    studentId: Id,
    species: asking('Choose the animal', TrainedSpecies),
    checklist: Checklist,
    implants: asking('Add the implants you watched', z.array(WatchedImplant).min(1).max(20)),
    watched: Watched,
    /** What the trainer finds of it all. */
    passed: asking('Choose whether they’ve passed', z.boolean()),
    note: OptionalProse(1000).default(''),
    notRelated: asking('Confirm that you and your student aren’t related', z.literal(true)),
    signature: Needed('Type your full name to sign', 100),
  }),
  output: z.object({ practicalId: Id, status: Practical.shape.status, certificateNumber: z.string().nullable() }),
  says: 'The practical is recorded',
  refuses: {
    noSuchStudent,
    notVerified: [403, 'You can do this once we’ve verified you as a trainer', 'ACAD-2'],
    ownPractical: [409, 'You can’t assess yourself', 'ACAD-27'],
    notNow: [409, 'Your student has to pass the exam first', 'ACAD-7'],
    notTheirs: [409, 'Your student isn’t training for this animal', 'ACAD-16'],
    alreadyPassed: [409, 'You’ve already passed this practical', 'ACAD-16'],
    notEnough: [409, 'To pass, every step on the checklist must be right, and at least three implants', 'ACAD-16'],
    inFuture: [400, 'The date must be today or earlier'],
    beforeTraining: [400, 'The date must be after your student applied'],
    sameChip: [400, 'You’ve entered this microchip twice'],
    oldKind: [400, 'An animal chipped now needs a 15-digit (FDX-B) microchip. Check the number on the label.'],
    chipCounted: [409, 'This implant already counts for another practical. Enter one that you watched for this student.', 'ACAD-16'],
    notSigned: [400, 'Type your name as it stands in your account'],
  },
  limit: { times: 120, seconds: 3600 },
})

export const getCountersigns = call('getCountersigns', {
  method: 'POST',
  summary: 'Practicals of other trainers’ students that were drawn for a second look, longest waiting first.',
  who: ['Trainer'],
  topics: [students],
  input: z.strictObject({ ...paging('submittedAt', '-submittedAt') }),
  output: pageOf(Countersign),
  says: 'Practicals to countersign',
  refuses: {},
  reads: true,
})

export const countersignAssessment = call('countersignAssessment', {
  method: 'POST',
  summary: 'Agree with another trainer’s practical, or send it back and say why.',
  who: ['Trainer'],
  input: z
    .strictObject({ practicalId: Id, agrees: asking('Choose whether you agree', z.boolean()), note: OptionalProse(1000).default('') })
    .refine(({ agrees, note }) => agrees || note !== '', { path: ['note'], error: 'Say what the student should practise' }),
  output: z.object({ status: Practical.shape.status }),
  says: 'Thank you. We’ve told the trainer and the student',
  refuses: {
    noSuchPractical: [404, 'This practical isn’t waiting for you. Another trainer may have looked at it already.'],
    notNow: [409, 'Their certificate doesn’t count at the moment', 'ACAD-28'],
    notVerified: [403, 'You can do this once we’ve verified you as a trainer', 'ACAD-2'],
  },
})

export const recordRefresher = call('recordRefresher', {
  method: 'POST',
  summary: 'Record a refresher of someone you certified. The next is due three years later.',
  who: ['Trainer'],
  input: z.strictObject({ studentId: Id, on: asking('Enter the date of the refresher', IsoDate) }),
  output: z.object({ refreshBy: IsoDate }),
  says: 'The refresher is recorded',
  refuses: {
    noSuchStudent,
    notVerified: [403, 'You can do this once we’ve verified you as a trainer', 'ACAD-2'],
    notCertified: [409, 'Your student doesn’t have a certificate yet', 'ACAD-22'],
    inFuture: [400, 'The date must be today or earlier'],
    beforeIssue: [400, 'The date must be after the certificate was issued'],
    beforeYou: [400, 'They chose you as their trainer later than that'],
    beforeLast: [400, 'A later refresher is already recorded'],
  },
})
