import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { acceptOffer, rejectOffer } from '../acceptance.ts'
import { customerAcceptRejectPetRequest } from '../contract.ts'
import { offerToMe } from '../mine.ts'

export default answer(customerAcceptRejectPetRequest, async (context) => {
  const { input, who, db, refuse } = context
  const offer = await offerToMe(db, who.id, input.requestId, ['sale', 'adoption', 'registration'])
  const pet = offer && (await lockPet(db, offer.petId))
  if (!offer || !pet) throw refuse('noSuchRequest')

  if (input.answer === 'reject') {
    if (!input.reason) throw refuse('reasonNeeded', { field: 'reason' })
    await rejectOffer(context, offer, pet, input.reason)
    return { petId: pet.id, petName: pet.name, keeper: false }
  }
  const because = await acceptOffer(context, offer, pet, input.name)
  if (because) throw refuse('notNow', { because })
  return { petId: pet.id, petName: input.name ?? pet.name, keeper: true }
})
