import { speciesWords } from '#knowledge/animals/species.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { listed } from '#platform/listed.ts'
import type { Tone } from '#ui/palette.ts'
import type { getExamResult } from '../contract.ts'
import type { CHECKLIST } from '../kinds.ts'
import type { Certificate, Practical, Training } from '../shapes.ts'

interface Word {
  label: string
  tone: Tone
}

export const TRAINING_WORDS: Record<Training['status'], Word> = {
  applied: { label: 'No trainer yet', tone: 'watch' },
  enrolled: { label: 'Exam', tone: 'info' },
  lockedOut: { label: 'Exam locked', tone: 'alert' },
  theoryPassed: { label: 'Practical', tone: 'info' },
  practicalPassed: { label: 'Practical passed', tone: 'good' },
  certified: { label: 'Certified', tone: 'good' },
  withdrawn: { label: 'Stopped', tone: 'quiet' },
}

/** Who has stopped is in no trainer’s list. */
export const STAGES = ['applied', 'enrolled', 'lockedOut', 'theoryPassed', 'practicalPassed', 'certified'] as const

export const ATTEMPT_WORDS: Record<Training['attempts'][number]['status'], Word> = {
  started: { label: 'Under way', tone: 'info' },
  timedOut: { label: 'Being marked', tone: 'info' },
  passed: { label: 'Passed', tone: 'good' },
  failed: { label: 'Not passed', tone: 'watch' },
}

export const PRACTICAL_WORDS: Record<Practical['status'], Word> = {
  passed: { label: 'Passed', tone: 'good' },
  failed: { label: 'More practice', tone: 'watch' },
  awaitingSecond: { label: 'Second look', tone: 'info' },
}

export const CERTIFICATE_WORDS: Record<Certificate['status'], Word> = {
  valid: { label: 'Valid', tone: 'good' },
  expiring: { label: 'Refresher due', tone: 'watch' },
  expired: { label: 'Refresher overdue', tone: 'watch' },
  suspended: { label: 'Suspended', tone: 'alert' },
  revoked: { label: 'Revoked', tone: 'alert' },
}

export const TOPIC_WORDS: Record<AnswerOf<typeof getExamResult>['weakest'][number], string> = {
  law: 'Law',
  welfare: 'Welfare and handling',
  anatomy: 'Anatomy and implant site',
  equipment: 'Equipment and scanning',
  hygiene: 'Hygiene and sharps',
  registration: 'Registration and data protection',
  adverse: 'Reactions and failed chips',
}

export const CHECKLIST_WORDS: Record<(typeof CHECKLIST)[number], string> = {
  identify: 'Identifies the animal and its keeper',
  restrain: 'Holds the animal safely and calmly',
  preScan: 'Scans the whole animal first, and finds no chip',
  asepsis: 'Keeps the needle, the skin and their hands clean',
  angle: 'Inserts the needle at 30 to 45 degrees',
  site: 'Implants between the shoulder blades, at the midline',
  postScan: 'Scans again and reads the new number',
  records: 'Writes down and registers the number the same day',
}

/** "Dogs and cats", where it stands alone. */
export function kindsAlone(kinds: Training['species']): string {
  const words = listed(kinds.map((kind) => speciesWords[kind].many))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
