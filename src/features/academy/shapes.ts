import * as z from 'zod'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { readCode } from '#platform/contract/crockford.ts'
import { Id, IsoDate, May, Moment, Needed } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { CHECKLIST, TRAINED_SPECIES } from './kinds.ts'
import { attemptLife, certificateLife, practicalLife, trainingLife } from './lifecycle.ts'
import { TOPICS } from './questions/question.ts'

export const TrainingStatus = z.enum(statesOf(trainingLife))
export type TrainingStatus = z.output<typeof TrainingStatus>
export const AttemptStatus = z.enum(statesOf(attemptLife))
export const PracticalStatus = z.enum(statesOf(practicalLife))
export const CertificateStatus = z.enum(statesOf(certificateLife))

export const TrainedSpecies = z.enum(TRAINED_SPECIES)
export type TrainedSpecies = z.output<typeof TrainedSpecies>

export const Scope = asking(
  'Choose the animals you want to train for',
  z
    .array(TrainedSpecies)
    .min(1)
    .max(TRAINED_SPECIES.length)
    .transform((kinds) => TRAINED_SPECIES.filter((kind) => kinds.includes(kind))),
)

/** A trainer’s referral code as somebody typed it. */
export const TrainerCode = z
  .string()
  .max(40)
  .transform(readCode)
  .refine((code) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code), 'Enter your trainer’s code: 8 letters and numbers')

export const ExamId = z.literal('theory')
/** The name of a question or an option within one attempt. */
export const ExamName = z.string().regex(/^[\w-]{12}$/)

export const Exam = z.object({
  id: ExamId,
  title: z.string(),
  questions: z.int(),
  minutes: z.int(),
  passMark: z.int(),
  critical: z.int(),
})

/** How a student stands with the exam. */
export const ExamNow = z.object({
  attemptsLeft: z.int(),
  /** Before this moment no attempt can begin. */
  nextAt: Moment.nullable(),
  /** Failed attempts among those counted that were made in another account. */
  elsewhere: z.int(),
  mayBegin: May,
  underWay: z.object({ attemptId: Id, endsAt: Moment, answered: z.int() }).nullable(),
})

export const Attempt = z.object({
  id: Id,
  number: z.int(),
  status: AttemptStatus,
  startedAt: Moment,
  markedAt: Moment.nullable(),
  /** Its result names topics to go over. */
  hasTopics: z.boolean(),
})
export type Attempt = z.output<typeof Attempt>

export const ExamTopic = z.enum(TOPICS)

/** What a trainer looks for, each step right or not. */
export const Checklist = z.record(z.enum(CHECKLIST), z.boolean())

/** One implant that the trainer watched. */
export const WatchedImplant = z.strictObject({
  chipNumber: asking('Enter the microchip number', ChipNumber),
  on: asking('Enter the date of the implant', IsoDate),
  place: Needed('Enter where it was', 100),
  passed: z.boolean(),
})
export const Watched = asking('Choose how you watched', z.enum(['inPerson', 'video']))

const PracticalFacts = z.object({
  species: TrainedSpecies,
  status: PracticalStatus,
  assessedOn: IsoDate,
  checklist: Checklist,
  implants: z.array(z.object({ chipNumber: z.string(), on: z.string(), place: z.string(), passed: z.boolean() })),
  watched: Watched,
  note: z.string(),
  /** What a second trainer wrote who sent it back. */
  secondNote: z.string().nullable(),
})
export const Practical = PracticalFacts.extend({ id: Id, assessor: z.string() })
export type Practical = z.output<typeof Practical>

/** A practical that a second trainer looks at: who the student is doesn’t matter to that. */
export const Countersign = PracticalFacts.omit({ secondNote: true, status: true }).extend({
  id: Id,
  assessor: z.string(),
  submittedAt: Moment,
})
export type Countersign = z.output<typeof Countersign>

/** An animal that was added to a certificate after it was issued, and the course that assessed it. */
export const Addition = z.object({
  species: TrainedSpecies,
  on: IsoDate,
  provider: z.string(),
  courseApproval: z.string().nullable(),
})
export type Addition = z.output<typeof Addition>

export const Certificate = z.object({
  id: Id,
  number: z.string(),
  status: CertificateStatus,
  species: z.array(TrainedSpecies),
  courseApproval: z.string().nullable(),
  provider: z.string(),
  assessor: z.string(),
  issuedOn: IsoDate,
  /** Animals that were added after it was issued. */
  additions: z.array(Addition),
  refreshBy: IsoDate,
  /** From this day on no chips can be ordered, if no refresher is recorded. */
  orderingUntil: IsoDate,
  why: z.string().nullable(),
})
export type Certificate = z.output<typeof Certificate>

export const TrainerShown = z.object({ name: z.string(), organisation: z.string(), courseApproval: z.string().nullable() })

export const Training = z.object({
  status: TrainingStatus,
  statusAt: Moment,
  appliedAt: Moment,
  species: z.array(TrainedSpecies),
  /** Animals that a certified student wants to add, and is still to be assessed in. */
  adding: z.array(TrainedSpecies),
  /** `isVerified` is false once we no longer verify them: the student may look for another. */
  trainer: TrainerShown.extend({ isVerified: z.boolean() }).nullable(),
  exam: ExamNow,
  attempts: z.array(Attempt),
  practicals: z.array(Practical),
  certificate: Certificate.nullable(),
  can: z.object({ changeTrainer: May, changeSpecies: May, addSpecies: May, withdraw: May, becomeImplanter: May }),
})
export type Training = z.output<typeof Training>

export const StudentRow = z.object({
  studentId: Id,
  name: z.string(),
  status: TrainingStatus,
  statusAt: Moment,
  appliedAt: Moment,
  species: z.array(TrainedSpecies),
  /** Animals that they want to add to their certificate. */
  adding: z.array(TrainedSpecies),
  attempts: z.int(),
  /** The animals in which they have passed the practical. */
  passedIn: z.array(TrainedSpecies),
  can: z.object({ unlock: May, assess: May }),
})
export type StudentRow = z.output<typeof StudentRow>
