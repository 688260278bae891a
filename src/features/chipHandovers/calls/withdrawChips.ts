import { answer } from '#platform/server/answer.ts'
import { withdrawChips } from '../contract.ts'
import { keepChips, wordsFor } from '../handovers.ts'
import { chipHandoverLife } from '../lifecycle.ts'
import { chipsTakenBack } from '../messages.ts'
import { lockHandover } from '../queries.ts'

export default answer(withdrawChips, async (context) => {
  const { input, who, db, refuse, transition, notify } = context
  const handover = await lockHandover(db, input.handoverId)
  if (handover?.fromAccount !== who.id) throw refuse('noSuchHandover')
  const words = await wordsFor(db, handover)
  const status = await transition(chipHandoverLife, 'withdraw', handover.id, 'holder')
  await keepChips(context, handover.id, 'Implanter')
  await notify(handover.toAccount, chipsTakenBack(words))
  return { status }
})
