import { londonDate } from '#platform/clock/clock.ts'
import { withoutBlanks } from '#platform/web/form.ts'
import { DEAD_KINDS } from '../words.ts'

/** A report of a chip as far as it is said; '' where nothing is said yet. */
export type DeadAnswers = {
  chipNumber: string
  kind: string
  noticedOn: string
  words: string
  secondScan: string
  labelPhotoId: string
  labelPhotoUrl: string
}

export const blankReport = (chipNumber: string, now: Date): DeadAnswers => ({
  chipNumber,
  kind: '',
  noticedOn: londonDate(now),
  words: '',
  secondScan: '',
  labelPhotoId: '',
  labelPhotoUrl: '',
})

/** Kinds for which something must show that the chip cannot be read. */
export const asksProof = (kind: string) => kind === 'unusedDud' || kind === 'failed'
/** DEAD-2 Kinds that the law wants reported. */
export const asksReport = (kind: string) => kind === 'failed' || kind === 'migrated' || kind === 'reaction'

/** The form as `markChipAsdead` takes it. What was given as proof for another kind is not sent with one that asks none. */
export function deadAsked({ labelPhotoUrl: _url, labelPhotoId, secondScan, ...rest }: DeadAnswers) {
  return withoutBlanks(asksProof(rest.kind) ? { ...rest, labelPhotoId, secondScan } : rest)
}

/** The sentences of the contract in the words of the form. */
export function deadProblems<Problem>(
  problems: Record<string, Problem>,
  { kind, noticedOn, words }: DeadAnswers,
): Record<string, Problem | string> {
  return {
    ...problems,
    ...(problems['kind'] && !DEAD_KINDS.some((known) => known === kind) && { kind: 'Choose what is wrong with the chip' }),
    ...(problems['words'] && words.trim() === '' && { words: 'Say in a sentence or two what you saw' }),
    ...dayProblem(problems, 'noticedOn', noticedOn),
  }
}

/** The contract asks for dates as computers write them; a form has three boxes. */
export function dayProblem(problems: Record<string, unknown>, field: string, value: string): Record<string, string> {
  if (!problems[field]) return {}
  if (value === '') return { [field]: 'Enter the day, month and year' }
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? {}
    : { [field]: 'Enter a day, month and year that exist, for example 27 3 2026' }
}
