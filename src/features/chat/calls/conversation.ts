import { answer } from '#platform/server/answer.ts'
import { conversation } from '../contract.ts'
import { seatOfAsker } from '../seat.ts'
import { showConversation } from '../showConversation.ts'

/** Marks nothing as read: a link preview asks for this as well. An open page says by its socket what was read. */
export default answer(conversation, async (context) => {
  const seat = await seatOfAsker(context)
  if (!seat) throw context.refuse('linkUnknown')
  return showConversation(context, seat)
})
