import { STRAY_HELD_DAYS } from '#features/pets/lifecycle.ts'
import { daysAfter, londonMidnight } from '#platform/clock/clock.ts'
import { because } from '#platform/law/clause.ts'
import type { Rule } from '#platform/law/policy.ts'
import { KEEPER_FIRST } from './words.ts'

/** What is known of whoever asks to be an animal's keeper. */
export interface Asker {
  isVerifiedWelfare: boolean
  emailConfirmed: boolean
  mobileConfirmed: boolean
  /** A request of theirs was refused for its evidence within a year. */
  wasRefused: boolean
}

/** CLAIM-2 Evidence speaks for itself where a verified organisation gives it, or somebody who can be reached and was never doubted. */
export function evidenceSpeaks({ isVerifiedWelfare, emailConfirmed, mobileConfirmed, wasRefused }: Asker): boolean {
  return isVerifiedWelfare || (emailConfirmed && mobileConfirmed && !wasRefused)
}

/** CLAIM-11 Whether a former keeper disputes a record that has moved: whoever asked has it then, and cannot end the dispute by asking no longer. */
export const hasMovedInDispute = ({ status, completedAt }: { status: string; completedAt: Date | null }): boolean =>
  status === 'disputed' && completedAt !== null

/** CLAIM-3 The first moment after the clear days for which the council holds a stray that was reported on this day. */
export const heldUntil = (reportedOn: string): Date => londonMidnight(daysAfter(reportedOn, STRAY_HELD_DAYS))

/** CLAIM-13 An organisation that has a found animal in tells its keeper first. Anyone else may ask at once, and the keeper learns of it by that. */
export const mayClaimFound: Rule<{ isKeeperTold: boolean }> = (who, { isKeeperTold }) =>
  !who.roles.includes('Welfare') || isKeeperTold || because('CLAIM-13', KEEPER_FIRST)

/** What is known of a found stray. */
export interface Stray {
  reason: string
  reportedOn: string | null
  releasedOn: string | null
}

/** CLAIM-3 Whether a council still has its say: its clear days are not over, or it has not released the animal. */
export function waitsForCouncil({ reason, reportedOn, releasedOn }: Stray, now: Date): boolean {
  if (reason !== 'found' || !reportedOn) return false
  return !releasedOn || now < heldUntil(reportedOn)
}

/** States of an animal in which no request about it runs on by itself. */
const AWAY = new Set(['missing', 'stolen', 'deceased', 'exported'])

/** CLAIM-8 What somebody reported who has never shown that the animal is theirs stops nobody else (MOVE-1). */
export const isAway = ({ status, isDoubtful }: { status: string; isDoubtful: boolean }): boolean => AWAY.has(status) && !isDoubtful
