import { because } from '#platform/law/clause.ts'
import { allOf, may, type Person, type Rule } from '#platform/law/policy.ts'
import { foundReportLife, LISTED_FOUND, LOOKED_FOR, lostCaseLife } from './lifecycle.ts'

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

/** Why a search that is over takes no more. */
export const OVER = because('LOST-7', 'This search has ended. If you’ve found an animal, report it on its own.')

/** Nobody looks for the animal any more. */
export const isOver = ({ status }: Pick<LostCaseNow, 'status'>) =>
  !LOOKED_FOR.some((open) => open === status) && status !== 'closedNotFound'

/** What the rules look at of a report of a found animal. */
export interface FoundReportNow {
  status: keyof typeof foundReportLife.states
}

/** What whoever reported a found animal may do with the report now, each with the reason why not. The key has shown who they are. */
export const whatMayFound = (report: FoundReportNow) => ({
  return: may(foundReportLife, 'return', 'finder')(null, report),
  handOver: may(foundReportLife, 'handOver', 'finder')(null, report),
  withdraw: may(foundReportLife, 'withdraw', 'finder')(null, report),
  unclaim: may(foundReportLife, 'unclaim', 'finder')(null, report),
})

/** Nobody waits for the animal’s keeper any more. */
export const isFoundOver = ({ status }: FoundReportNow) => !LISTED_FOUND.some((open) => open === status)
