import { later } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { sayHandedOver } from '../contract.ts'
import { ANSWER_DAYS, rehomingLife } from '../lifecycle.ts'
import { confirmItIsWithYou, takerOf } from '../messages.ts'
import { whyNotNow } from '../policy.ts'
import { lockRehoming, sidesOf } from '../queries.ts'

/** REHOME-8: the keeper's half of the hand-over. */
export default answer(sayHandedOver, async ({ input, who, db, now, refuse, transition, notify }) => {
  const held = await lockRehoming(db, input.rehomingId)
  if (held?.rehoming.fromAccount !== who.id) throw refuse('noSuchRehoming')
  const status = await transition(rehomingLife, 'sayHandedOver', held.rehoming.id, 'keeper')
  const because = whyNotNow(who, held.rehoming, held.pet, now)
  if (because) throw refuse('notNow', { because })

  const answerBy = later(now, { days: ANSWER_DAYS })
  await db.updateTable('rehoming').set({ answerBy, reminders: 0 }).where('id', '=', held.rehoming.id).execute()
  const sides = await sidesOf(db, held.rehoming.id)
  await notify(takerOf(sides), confirmItIsWithYou(sides))
  return { status }
})
