import { answer } from '#platform/server/answer.ts'
import { stayCards } from '../cards.ts'
import { getStay } from '../contract.ts'
import { custodyLeft } from '../custodyleft.ts'
import { custodyOf } from '../queries/custodies.ts'
import { historyOf } from '../stayhistory.ts'
import { animalsOf } from '../stays.ts'

export default answer(getStay, async (context) => {
  const { input, who, db, now } = context
  const stays = await animalsOf(db, who.id).where('pet.id', '=', input.petId).execute()
  const [found] = stays
  const [stay = null] = await stayCards(context, stays)
  if (!found || stay?.canOpen) return { stay, undo: null, history: [], threadId: null }
  const custody = found.isHeld ? await custodyOf(db, found.id) : undefined
  const left = found.cameHeld && !found.isHeld ? await custodyLeft(db, found, who.id, now) : undefined
  return {
    stay,
    undo: left ? (left.because ?? true) : null,
    history: await historyOf(db, found, who),
    threadId: custody?.threadId ?? null,
  }
})
