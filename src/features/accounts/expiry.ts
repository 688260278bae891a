import { daysAfter } from '#platform/clock/clock.ts'

/**
 * What stops once the verification of a profile type has ended; the types that are not named here are verified without an end.
 * Nothing that somebody has is taken away, and an implanter’s training has no end in law (SI 2023/468 reg 10).
 */
const STOPS: Record<string, string> = {
  Welfare:
    'can’t see keepers’ details, take animals in or offer them for adoption until we verify you again. People giving up an animal can’t choose you, and our staff look at the evidence for your keepership requests first. The animals with you stay with you, and you can look up chips and write to keepers as before.',
  Implanter:
    'can order chips for 60 days after your verification ends, and then not until we verify you again. You can still implant the chips you have, register the animals and report chips that fail.',
}

/** What somebody cannot do once their verification has ended, and what they still can: what follows a “you”. */
export const stopsOf = (type: string): string => STOPS[type] ?? 'can’t do anything that needs it until we verify you again.'

/** Days before the end of a verification at which its holder is told; from the first of them on it can be renewed. */
export const NOTICE_DAYS = [30, 7] as const

/** Days before the last day of a breeding licence by which councils want to be asked to renew it. */
export const APPLY_DAYS = 70

/** Days before that last day from which its holder has it to renew: two weeks to apply in time. */
export const LICENCE_DAYS = APPLY_DAYS + 14

interface Verified {
  type: string
  status: string
  /** `YYYY-MM-DD` */
  verifiedUntil: string | null
}

/** ACC-21 Whether Staff can verify somebody for another year on a day. */
export function isRenewable({ status, verifiedUntil }: Omit<Verified, 'type'>, today: string): boolean {
  if (status === 'expired') return true
  return status === 'verified' && verifiedUntil !== null && verifiedUntil <= daysAfter(today, NOTICE_DAYS[0])
}

/** ACC-20 The last day of a verification that is given today, or null where it has no end. Who renews in time loses no day. */
export function verifiedUntil({ type, verifiedUntil }: Omit<Verified, 'status'>, today: string): string | null {
  if (!(type in STOPS)) return null
  return yearAfter(verifiedUntil !== null && verifiedUntil > today ? verifiedUntil : today)
}

/** The same day of the next year; of 29 February, the day after it. */
function yearAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCFullYear(next.getUTCFullYear() + 1)
  return next.toISOString().slice(0, 10)
}

/** When a verification ends and whether it can be renewed now, as its holder reads it; null where it has no end. */
export function endOf(profile: Omit<Verified, 'type'> & { renewalAt: Date | null }, today: string) {
  const { status, verifiedUntil, renewalAt } = profile
  if (verifiedUntil === null || (status !== 'verified' && status !== 'expired')) return null
  return { on: verifiedUntil, isOver: status === 'expired', renewable: isRenewable(profile, today), askedAt: renewalAt }
}

/** Whether somebody's profile waits for evidence from them: nothing is shown yet, it was not enough, or it ends and nobody has asked for another year. */
export function wantsEvidence(status: string, files: number, ends: ReturnType<typeof endOf>): boolean {
  if (ends?.renewable) return ends.askedAt === null
  return status === 'refused' || (status === 'applied' && files === 0)
}
