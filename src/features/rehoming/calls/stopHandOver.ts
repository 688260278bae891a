import { later } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { stopHandOver } from '../contract.ts'
import { AGREE_DAYS, ANSWER_DAYS, LISTED_DAYS, rehomingLife } from '../lifecycle.ts'
import { couldNotAgree, notHandedOver, takerOf } from '../messages.ts'
import { sidesOf } from '../queries.ts'
import { endTalk, heldByEither, type OurHandOver } from '../talks.ts'

type Asking = CallContext<typeof stopHandOver>

export default answer(stopHandOver, async (context) => {
  const ours = await heldByEither(context)
  if (!ours) throw context.refuse('noSuchRehoming')
  return { notYet, couldNotAgree: partWays }[context.input.because](context, ours)
})

/** REHOME-8: the two have time to hand it over again. */
async function notYet({ db, now, transition, notify }: Asking, { rehoming, side }: OurHandOver) {
  const status = await transition(rehomingLife, 'sayNotYet', rehoming.id, actorOf(side))
  await db
    .updateTable('rehoming')
    .set({ answerBy: later(now, { days: AGREE_DAYS }), handOverOn: null, reminders: 0 })
    .where('id', '=', rehoming.id)
    .execute()
  const sides = await sidesOf(db, rehoming.id)
  await notify(side === 'giver' ? takerOf(sides) : sides.fromAccount, notHandedOver(sides))
  return { status }
}

/** REHOME-9: the animal looks for a home again, for what is left of its listing and never for less than an answer takes. */
async function partWays({ db, now, transition, notify }: Asking, { rehoming, side, threadId }: OurHandOver) {
  const sides = await sidesOf(db, rehoming.id)
  const status = await transition(rehomingLife, 'partWays', rehoming.id, actorOf(side))
  const listedUntil = later(rehoming.createdAt, { days: LISTED_DAYS })
  const atLeast = later(now, { days: ANSWER_DAYS })
  const again = { toAccount: null, handOverOn: null, reminders: 0, answerBy: listedUntil > atLeast ? listedUntil : atLeast }
  await db.updateTable('rehoming').set(again).where('id', '=', rehoming.id).execute()
  await db
    .updateTable('rehomingApplication')
    .set({ chosenAt: null, withdrawnAt: now })
    .where('rehomingId', '=', rehoming.id)
    .where('chosenAt', 'is not', null)
    .execute()
  await endTalk(db, threadId, now)
  await notify(side === 'giver' ? takerOf(sides) : sides.fromAccount, couldNotAgree(sides, side))
  return { status }
}

const actorOf = (side: OurHandOver['side']) => (side === 'giver' ? 'keeper' : 'recipient')
