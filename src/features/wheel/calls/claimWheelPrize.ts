import { answer } from '#platform/server/answer.ts'
import { claimWheelPrize } from '../contract.ts'
import { givePrize } from '../givePrize.ts'
import { spinLife } from '../lifecycle.ts'
import { prizeClaimed } from '../messages.ts'
import { mayClaim } from '../policy.ts'
import { spinById, spinToClaim } from '../queries.ts'
import { givenWords, spinRow } from '../rows.ts'

/** WHEEL-2 */
export default answer(claimWheelPrize, async ({ input, who, db, now, refuse, transition, notify }) => {
  const spin = await spinToClaim(db, input.spinId, who.id)
  if (!spin || spin.kind === 'nothing') throw refuse('noSuchPrize')
  if (spin.couponId || spin.creditBatchId) throw refuse('claimedAlready')
  if (mayClaim(null, spin) !== true) throw refuse('tooLate')
  await transition(spinLife, 'claim', spin.id, 'holder')
  await givePrize(db, spin, now)
  const claimed = await spinById(db, spin.id)
  const words = givenWords(claimed)
  if (words) await notify(who.id, prizeClaimed(claimed.label, words))
  return { spin: spinRow(claimed) }
})
