import { mayProve } from '#features/recordTransfers/policy.ts'
import { HELD_ELSEWHERE } from '#features/welfare/lifecycle.ts'
import type { StrayElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'

type Stray = Pick<StrayElsewhere, 'freeOn'> | null | undefined

/** HOLD-8 Whether a stray is held for its keeper on the other register now. */
export const isHeldForOther = (stray: Stray, now: Date): boolean =>
  stray != null && (stray.freeOn === null || stray.freeOn > londonDate(now))

/** HOLD-8 Why an organisation can't say yet that the record of a stray here counts, or true. */
export function mayKeepHere(stray: Stray, other: { name: string }, now: Date): true | Because {
  if (!stray || !isHeldForOther(stray, now)) return true
  const { clause } = HELD_ELSEWHERE
  if (stray.freeOn === null)
    return because(
      clause,
      `${other.name} has a keeper for this stray. Tell the council, and enter its dates: its keeper’s days start then.`,
    )
  return because(
    clause,
    `${other.name} has a keeper for this stray, who can claim it until the end of ${whenText(daysAfter(stray.freeOn, -1), 'day')}. After that you can show that the record here counts.`,
  )
}

/** A pet that is looked for stays where whoever finds it reaches the keeper who looks for it. */
export const mayLeave = ({ petStatus }: { petStatus: string }): true | Because =>
  petStatus === 'missing' || petStatus === 'stolen'
    ? because('CONF-3', 'While your pet is missing or stolen, its record stays here. Report it found first.')
    : true

/** MOVE-11 Why a keeper can’t give proof of the record that they keep here, or true. */
export const mayProveHere = ({ status, moveStatus }: { status: string; moveStatus: string | null }): true | Because =>
  status === 'keptHere' && moveStatus !== null
    ? mayProve({ status: moveStatus })
    : because('MOVE-11', 'Tell us first that the record here counts.')
