import { londonDate } from '#platform/clock/clock.ts'
import { withoutBlanks } from '#platform/web/form.ts'

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

interface Reporter {
  implants: boolean
  isQualified: boolean
  isOrganisation: boolean
}

/**
 * What each may report: an implanter anything, who works as a practice and is none that a chip of its stock never worked, an organisation
 * what happens in an animal, and anyone that a chip has moved.
 */
export function mayReport(kind: string, { implants, isQualified, isOrganisation }: Reporter): boolean {
  if (implants && (isQualified || kind === 'unusedDud')) return true
  return kind === 'migrated' || (isOrganisation && asksReport(kind))
}

/** The form as `markChipAsdead` takes it. What was given as proof for another kind is not sent with one that asks none. */
export function deadAsked({ labelPhotoUrl: _url, labelPhotoId, secondScan, ...rest }: DeadAnswers) {
  return withoutBlanks(asksProof(rest.kind) ? { ...rest, labelPhotoId, secondScan } : rest)
}
