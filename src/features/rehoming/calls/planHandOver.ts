import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { planHandOver } from '../contract.ts'
import { dayPlanned, takerOf } from '../messages.ts'
import { whyNoPlan } from '../policy.ts'
import { sidesOf } from '../queries.ts'
import { heldByEither } from '../talks.ts'

export default answer(planHandOver, async (context) => {
  const { input, db, now, refuse, notify } = context
  const ours = await heldByEither(context)
  if (!ours) throw refuse('noSuchRehoming')
  const { rehoming, side } = ours
  const because = whyNoPlan(rehoming)
  if (because) throw refuse('notNow', { because })
  if (input.on < londonDate(now) || input.on > londonDate(rehoming.answerBy)) throw refuse('outOfTime', { field: 'on' })
  if (input.on === rehoming.handOverOn) return { on: input.on }

  await db.updateTable('rehoming').set({ handOverOn: input.on, reminders: 0 }).where('id', '=', rehoming.id).execute()
  const sides = await sidesOf(db, rehoming.id)
  await notify(side === 'giver' ? takerOf(sides) : sides.fromAccount, dayPlanned(sides, input.on))
  return { on: input.on }
})
