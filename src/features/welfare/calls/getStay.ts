import { answer } from '#platform/server/answer.ts'
import { stayCards } from '../cards.ts'
import { getStay } from '../contract.ts'
import { animalsOf } from '../stays.ts'

export default answer(getStay, async (context) => {
  const { input, who, db } = context
  const stays = await animalsOf(db, who.id).where('pet.id', '=', input.petId).where('pet.keeperId', '=', who.id).execute()
  const [stay = null] = await stayCards(context, stays)
  return { stay }
})
