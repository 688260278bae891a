import { type Because, because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { spinLife } from './lifecycle.ts'

/** WHEEL-1: whether somebody can spin now, as far as the campaign and who they are say. */
export function maySpin(campaign: { opensAt: Date; closesAt: Date }, now: Date): true | Because {
  if (now < campaign.opensAt) return because('WHEEL-1', 'This competition hasn’t opened yet')
  if (now >= campaign.closesAt) return because('WHEEL-1', 'This competition is over')
  return true
}

/** WHEEL-2: whether what somebody has won can be claimed. */
export const mayClaim = may(spinLife, 'claim', 'holder')
