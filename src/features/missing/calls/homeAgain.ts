import { type Seat, seatOf, seatOfKey } from '#features/chat/queries.ts'
import { writeMessage } from '#features/chat/writeMessage.ts'
import { petToChange } from '#features/pets/queries.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { homeAgain } from '../contract.ts'

export default answer(homeAgain, async (context) => {
  const { db, refuse } = context
  const { thread, side } = (await seatOfKeeper(context)) ?? {}
  const pet = side === 'host' && thread?.petId && thread.hostId ? await petToChange(db, thread.petId, thread.hostId) : null
  if (!pet || !thread) throw refuse('notYours')
  if (!thread.isLookedFor) throw refuse('notAway')
  await reportPet(context, pet, 'reportFound')
  if (!thread.endedAt && !thread.hostBlockedAt && !thread.guestBlockedAt)
    await writeMessage(context, thread, 'host', { text: `${pet.name} is home. Thank you for your help!` })
  return { petName: pet.name }
})

/** By the key in the link that they were sent, or the account that they’ve signed in to. */
async function seatOfKeeper({ input, who, db, now }: CallContext<typeof homeAgain>): Promise<Seat | null> {
  const byKey = input.relayKey ? await seatOfKey(db, input.relayKey, now) : null
  return byKey ?? (who && input.threadId ? seatOf(db, input.threadId, who) : null)
}
