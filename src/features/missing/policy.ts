import { because } from '#platform/law/clause.ts'
import { allOf, may, type Person, type Rule } from '#platform/law/policy.ts'
import { LOOKED_FOR, lostCaseLife } from './lifecycle.ts'

/** What the rules look at of a search. */
export interface LostCaseNow {
  status: keyof typeof lostCaseLife.states
  keeperId: string
}

const isKeeper: Rule<LostCaseNow> = (who, { keeperId }) =>
  who.id === keeperId || because('LOST-1', 'Only the keeper can change this search')

/** What this person may do with a search now, each with the reason why not. */
export const whatMayLost = (who: Person, lost: LostCaseNow) => ({
  hold: allOf(isKeeper, may(lostCaseLife, 'hold'))(who, lost),
  reunite: allOf(isKeeper, may(lostCaseLife, 'reunite'))(who, lost),
  callOff: allOf(isKeeper, may(lostCaseLife, 'callOff'))(who, lost),
  resume: allOf(isKeeper, may(lostCaseLife, 'resume'))(who, lost),
})

/** Nobody looks for the animal any more. */
export const isOver = ({ status }: Pick<LostCaseNow, 'status'>) =>
  !LOOKED_FOR.some((open) => open === status) && status !== 'closedNotFound'
