import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { withdrawPetRequest } from '../contract.ts'
import { endOffer } from '../endings.ts'
import { returnRegistration } from '../returnRegistration.ts'

export default answer(withdrawPetRequest, async (context) => {
  const { input, who, db, refuse } = context
  const offer = await db
    .selectFrom('offer')
    .selectAll()
    .where('id', '=', input.requestId)
    .where('fromAccount', '=', who.id)
    .executeTakeFirst()
  const pet = offer && (await lockPet(db, offer.petId))
  if (!offer || !pet) throw refuse('noSuchRequest')
  await endOffer(context, offer, pet.name, 'withdrawn')
  await returnRegistration(context, offer)
  return null
})
