import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** How old a student must be. The law names no age; courses ask for it (SI 2023/468 reg 10). */
export const STUDENT_AGE = 16

/** A student’s way from the application to the certificate. */
export const trainingLife = lifecycle({
  subject: 'training',
  table: 'training',
  states: {
    applied: 'The student has no trainer yet.',
    enrolled: 'The student has a trainer and can take the exam.',
    theoryPassed: 'The student has passed the exam. The practical comes next.',
    practicalPassed:
      'The trainer has watched and passed the student’s implants in every kind of animal. The certificate follows straight away, unless our staff are checking who the student is.',
    certified: 'The student has their certificate.',
    withdrawn: 'The student has stopped, and can come back.',
    lockedOut: 'The student has failed the exam three times. Their trainer can unlock it.',
  },
  reads: {
    applied: 'has no trainer yet',
    enrolled: 'hasn’t passed the exam yet',
    theoryPassed: 'has passed the exam',
    practicalPassed: 'has passed the practical',
    certified: 'ended with a certificate',
    withdrawn: 'was stopped by the student',
    lockedOut: 'is locked after three failed attempts',
  },
  starts: {
    apply: {
      to: ['applied'],
      by: ['holder'],
      clause: 'ACAD-1',
      words: 'Anyone aged 16 or over can apply to train as an implanter',
    },
  },
  moves: {
    enrol: {
      from: ['applied'],
      to: 'enrolled',
      by: ['holder'],
      clause: 'ACAD-2',
      words: 'A student enrols with a trainer we’ve verified, by the trainer’s referral code',
    },
    passTheory: {
      from: ['enrolled'],
      to: 'theoryPassed',
      by: ['holder', 'clock'],
      clause: 'ACAD-4',
      words: 'An enrolled student passes the theory with at least 24 of 30 answers right, and every safety-critical one',
    },
    lock: {
      from: ['enrolled'],
      to: 'lockedOut',
      by: ['holder', 'clock'],
      clause: 'ACAD-5',
      words: 'After three failed attempts the exam stays locked until the trainer unlocks it',
    },
    unlock: {
      from: ['lockedOut'],
      to: 'enrolled',
      by: ['Trainer', 'Staff'],
      clause: 'ACAD-6',
      words:
        'A trainer can unlock the exam for a student who has failed it three times, and our staff where another person made the attempts',
    },
    passPractical: {
      from: ['theoryPassed'],
      to: 'practicalPassed',
      by: ['Trainer', 'holder'],
      clause: 'ACAD-7',
      words: 'A student who has passed the exam passes the practical once it’s passed in every kind of animal they train for',
    },
    certify: {
      from: ['practicalPassed'],
      to: 'certified',
      by: ['Trainer', 'holder', 'Staff'],
      clause: 'ACAD-8',
      words: 'A student who has passed the exam and the practical gets a certificate',
    },
    withdraw: {
      from: ['applied', 'enrolled', 'theoryPassed', 'lockedOut'],
      to: 'withdrawn',
      by: ['holder'],
      clause: 'ACAD-9',
      words: 'A student can stop training at any time before they’ve passed the practical',
    },
    rejoin: {
      from: ['withdrawn'],
      to: 'applied',
      by: ['holder'],
      clause: 'ACAD-10',
      words:
        'A student who stopped can come back, and keeps the attempts they’ve made and what they’ve passed. After the exam they can leave out animals, and add others to their certificate later',
    },
  },
})

/** What changes nothing but who trains a student, or for which animals. */
export const CHANGED = clause('ACAD-3', 'A student can change trainer at any time, and their animals before they pass the exam')

/** Minutes that an attempt lasts by the server’s clock. */
export const EXAM_MINUTES = 45
/** Hours to wait after the first, second and third failed attempt. */
export const WAIT_HOURS = [24, 72, 168] as const
/** Failed attempts after which the trainer must unlock the exam. */
export const ATTEMPTS = 3

/** One attempt at the exam. */
export const attemptLife = lifecycle({
  subject: 'exam attempt',
  table: 'exam_attempt',
  states: {
    started: 'The student is answering. They have 45 minutes by our clock.',
    timedOut: 'The time is over, and what was answered in time is about to be marked.',
    passed: 'Passed.',
    failed: 'Not passed.',
  },
  reads: { started: 'is under way', timedOut: 'ran out of time', passed: 'was passed', failed: 'wasn’t passed' },
  starts: {
    begin: {
      to: ['started'],
      by: ['holder'],
      clause: 'ACAD-11',
      words: 'An enrolled student can begin one attempt at a time',
    },
  },
  moves: {
    handIn: {
      from: ['started'],
      to: ['passed', 'failed'],
      by: ['holder'],
      clause: 'ACAD-12',
      words: 'A student hands in their answers within 45 minutes, and we mark them',
    },
    timeOut: {
      from: ['started'],
      to: 'timedOut',
      by: ['clock'],
      clause: 'ACAD-13',
      words: 'An attempt ends 45 minutes after it began. Later answers don’t count',
    },
    mark: {
      from: ['timedOut'],
      to: ['passed', 'failed'],
      by: ['clock'],
      clause: 'ACAD-14',
      words: 'We mark what was answered in time',
    },
  },
})

/** Between two attempts. */
export const WAITING = clause(
  'ACAD-15',
  'A student can try again 24 hours after a first failed attempt, 72 hours after a second, and 7 days after a third if their trainer has unlocked the exam',
)

/** What a trainer saw of a student with one kind of animal. */
export const practicalLife = lifecycle({
  subject: 'practical',
  table: 'practical',
  states: {
    passed: 'The student implants this kind of animal safely.',
    failed: 'The student needs more practice.',
    awaitingSecond: 'The trainer has passed it. It was drawn for a second look, so another trainer must agree.',
  },
  reads: { passed: 'was passed', failed: 'wasn’t passed', awaitingSecond: 'is waiting for a second trainer' },
  starts: {
    assess: {
      to: ['passed', 'failed', 'awaitingSecond'],
      by: ['Trainer'],
      clause: 'ACAD-16',
      words:
        'A trainer assesses their own student on every step of the checklist and at least three implants, for each kind of animal. Each implant counts once',
    },
  },
  moves: {
    countersign: {
      from: ['awaitingSecond'],
      to: 'passed',
      by: ['Trainer'],
      clause: 'ACAD-17',
      words: 'One practical in ten is drawn for a second look. Another trainer countersigns it',
    },
    sendBack: {
      from: ['awaitingSecond'],
      to: 'failed',
      by: ['Trainer'],
      clause: 'ACAD-18',
      words: 'A second trainer who doesn’t agree sends the practical back, and says why',
    },
  },
})

/** Days before a refresher is due in which the certificate says so. */
export const EXPIRING_DAYS = 90
/** Years from one refresher to the next. */
export const REFRESH_YEARS = 3

/** What an implanter shows. The law knows no end of it, so a missed refresher takes away no right to implant. */
export const certificateLife = lifecycle({
  subject: 'implanter certificate',
  table: 'implanter_certificate',
  states: {
    valid: 'The holder has passed the exam and the practical.',
    expiring: 'A refresher is due within 90 days.',
    expired: 'A refresher is overdue. The holder can still implant by law, and can’t order chips from us after 60 days.',
    suspended: 'Our staff have suspended it for now.',
    revoked: 'Our staff have revoked it for good.',
  },
  reads: {
    valid: 'is valid',
    expiring: 'is due for a refresher',
    expired: 'is past its refresher',
    suspended: 'is suspended',
    revoked: 'was revoked',
  },
  starts: {
    issue: {
      to: ['valid'],
      by: ['Trainer', 'holder', 'Staff'],
      clause: 'ACAD-19',
      words: 'A certificate names its holder, the animals, the course’s approval, the provider and the assessor',
    },
  },
  moves: {
    comeDue: {
      from: ['valid'],
      to: 'expiring',
      by: ['clock'],
      clause: 'ACAD-20',
      words: 'We remind the holder 90 days before a refresher is due',
    },
    passDue: {
      from: ['valid', 'expiring'],
      to: 'expired',
      by: ['clock'],
      clause: 'ACAD-21',
      words: 'A refresher is due every three years. Missing it takes away no right that the law gives (SI 2023/468 reg 10)',
    },
    refresh: {
      from: ['valid', 'expiring', 'expired'],
      to: 'valid',
      by: ['Trainer'],
      clause: 'ACAD-22',
      words: 'A trainer records a refresher, and the next is due three years later',
    },
    suspend: {
      from: ['valid', 'expiring', 'expired'],
      to: 'suspended',
      by: ['Staff'],
      clause: 'ACAD-23',
      words: 'Our staff can suspend a certificate, and say why (SI 2023/468 reg 10(2))',
    },
    lift: {
      from: ['suspended'],
      to: ['valid', 'expiring', 'expired'],
      by: ['Staff'],
      clause: 'ACAD-24',
      words: 'Our staff can lift a suspension',
    },
    revoke: {
      from: ['valid', 'expiring', 'expired', 'suspended'],
      to: 'revoked',
      by: ['Staff'],
      clause: 'ACAD-25',
      words: 'Our staff can revoke a certificate for good, and say why',
    },
  },
})

/** Whose attempts count. */
export const ONE_PERSON = clause(
  'ACAD-29',
  'Failed attempts count for a person in all their accounts. We go by their phone number, once they’ve confirmed it in each',
)
/** Where that takes two people for one. */
export const TOLD_APART = clause(
  'ACAD-30',
  'Where we take two people for the same person, our staff tell them apart, so that each has their own attempts and their own certificate',
)
/** What nobody gets round with another account: see `inTheWay`. */
export const HELD = clause('ACAD-31', 'Our staff may check who a student is before their certificate is issued. It waits until they have')

/** What follows a missed refresher. */
export const ORDERING = clause('ACAD-26', 'Implanters can’t order chips more than 60 days after a refresher was due')
/** Who trains and assesses whom. */
export const OWN = clause('ACAD-27', 'Trainers assess only their own students, and can’t train, assess or countersign themselves')
/** What widens a certificate. */
export const ADDED = clause(
  'ACAD-28',
  'A certified student can add an animal. Once a trainer has passed their practical in it, the certificate covers it too; a certificate of an approved course is only added to by one',
)
