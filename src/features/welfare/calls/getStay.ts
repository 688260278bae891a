import { answer } from '#platform/server/answer.ts'
import { stayCards } from '../cards.ts'
import { getStay } from '../contract.ts'
import { custodyOf } from '../queries/custodies.ts'
import { historyOf } from '../stayhistory.ts'
import { animalsOf } from '../stays.ts'

export default answer(getStay, async (context) => {
  const { input, who, db } = context
  const stays = await animalsOf(db, who.id)
    .where('pet.id', '=', input.petId)
    .where((stay) =>
      stay.or([stay('pet.keeperId', '=', who.id), stay.and([stay('intake.held', '=', true), stay('intake.leftAt', 'is', null)])]),
    )
    .execute()
  const [found] = stays
  const [stay = null] = await stayCards(context, stays)
  if (!found || stay?.canOpen) return { stay, history: [], threadId: null }
  const custody = found.isHeld ? await custodyOf(db, found.id) : undefined
  return { stay, history: await historyOf(db, found, who), threadId: custody?.threadId ?? null }
})
