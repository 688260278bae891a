import { petHeld } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { withdrawPetRequest } from '../contract.ts'
import { endOffer, giveBackRegistration } from '../ending.ts'

export default answer(withdrawPetRequest, async (asked) => {
  const { input, who, db, refuse } = asked
  const offer = await db
    .selectFrom('offer')
    .selectAll()
    .where('id', '=', input.requestId)
    .where('fromAccount', '=', who.id)
    .executeTakeFirst()
  const pet = offer && (await petHeld(db, offer.petId))
  if (!offer || !pet) throw refuse('noSuchRequest')
  await endOffer(asked, offer, pet.name, 'withdrawn')
  await giveBackRegistration(asked, offer)
  return null
})
