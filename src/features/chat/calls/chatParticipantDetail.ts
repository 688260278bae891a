import { answer } from '#platform/server/answer.ts'
import { chatParticipantDetail } from '../contract.ts'
import { handleOf } from '../handle.ts'
import { isConnected, roomsOf } from '../presence.ts'
import { seatOfAsker } from '../seat.ts'
import { otherSide } from '../shapes.ts'

export default answer(chatParticipantDetail, async (context) => {
  const seat = await seatOfAsker(context)
  if (!seat) throw context.refuse('linkUnknown')
  const other = otherSide(seat.side)
  const handle = await handleOf(context.db, seat.thread, other)
  return { ...handle, online: await isConnected(context.db, roomsOf(seat.thread, other), context.now) }
})
