import { makeCampaign } from '#features/wheel/makeCampaign.ts'
import { overlapping } from '#features/wheel/queries.ts'
import { daysAfter, londonDate, londonMidnight } from '#platform/clock/clock.ts'
import { makeWheelCampaign } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(makeWheelCampaign, async (context) => {
  const { input, db, now, refuse } = context
  const { name, opensOn, closesOn, prizes } = input
  if (closesOn < opensOn || closesOn < londonDate(now)) throw refuse('wrongDays', { field: 'closesOn' })
  if (prizes.some(lacksAmount)) throw refuse('wrongAmount', { field: 'prizes' })
  if (prizes.every(({ stock }) => stock !== null)) throw refuse('allLimited', { field: 'prizes' })
  const days = { opensAt: londonMidnight(opensOn), closesAt: londonMidnight(daysAfter(closesOn, 1)) }
  if (await overlapping(db, days)) throw refuse('overlaps', { field: 'opensOn' })
  return makeCampaign(context, { name, ...days, items: prizes })
})

function lacksAmount({ kind, amount }: { kind: string; amount: number }): boolean {
  if (kind === 'percentOff') return amount < 1 || amount > 100
  return kind === 'poundsOff' && amount < 1
}
