import { hasPicture } from '#features/files/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { sendMessage } from '../contract.ts'
import { seatOfAsker } from '../seat.ts'
import { shownMessage } from '../showConversation.ts'
import { writeMessage } from '../writeMessage.ts'

export default answer(sendMessage, async (context) => {
  const { input, who, db, refuse } = context
  const seat = await seatOfAsker(context)
  if (!seat) throw refuse('linkUnknown')
  const { text, sendKey, photoId } = input
  if (photoId && !(await hasPicture(db, photoId, who?.id ?? null))) throw refuse('noSuchPhoto', { field: 'photoId' })
  return shownMessage(context)(await writeMessage(context, seat.thread, seat.side, { text, sendKey, photoId }))
})
