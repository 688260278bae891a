import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { mayHaveChips } from '../colleague.ts'
import { acceptRejectChips } from '../contract.ts'
import { keepChips, wordsFor } from '../handovers.ts'
import { chipHandoverLife } from '../lifecycle.ts'
import { chipsAccepted, chipsRefused } from '../messages.ts'
import { whyNotNow } from '../policy.ts'
import { lockChips, lockHandover, stillOffered } from '../queries.ts'

type Asking = CallContext<typeof acceptRejectChips>
type Handover = NonNullable<Awaited<ReturnType<typeof lockHandover>>>

export default answer(acceptRejectChips, async (context) => {
  const { input, who, db, refuse } = context
  const handover = await lockHandover(db, input.handoverId)
  if (handover?.toAccount !== who.id) throw refuse('noSuchHandover')
  return input.answer === 'accept' ? accept(context, handover) : reject(context, handover)
})

/** STOCK-15 Those that are still offered become the colleague’s: all they were shown, or none. */
async function accept(context: Asking, handover: Handover) {
  const { input, who, db, now, refuse, transition, transitionMany, notify } = context
  const { id } = handover
  const status = await transition(chipHandoverLife, 'accept', id, 'recipient', { chips: input.chips })
  if (handover.answerBy <= now) throw refuse('tooLate')
  if (!(await mayHaveChips(context, who.id))) throw refuse('notVerified')
  const chips = (await lockChips(db, await stillOffered(db, id))).filter((chip) => chip.status === 'offered')
  if (chips.length === 0 || chips.length !== input.chips) throw refuse('changed')
  const because = whyNotNow(chips, londonDate(now))
  if (because) throw refuse('notNow', { because })

  const ids = chips.map((chip) => chip.id)
  await db.updateTable('chipUnit').set({ holderId: who.id }).where('id', 'in', ids).execute()
  await transitionMany(chipUnitLife, 'handOver', ids, 'Implanter', { handoverId: id })
  await db.updateTable('chipHandoverUnit').set({ handed: true }).where('handoverId', '=', id).where('unitId', 'in', ids).execute()
  await notify(handover.fromAccount, chipsAccepted(await wordsFor(db, handover)))
  return { status }
}

async function reject(context: Asking, handover: Handover) {
  const { db, transition, notify } = context
  const words = await wordsFor(db, handover)
  const status = await transition(chipHandoverLife, 'refuse', handover.id, 'recipient')
  await keepChips(context, handover.id, 'Implanter')
  await notify(handover.fromAccount, chipsRefused(words))
  return { status }
}
