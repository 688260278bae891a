import { petHeld } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { customerAcceptRejectPetRequest } from '../contract.ts'
import { offerToMe } from '../mine.ts'
import { acceptOffer, rejectOffer } from '../taking.ts'

export default answer(customerAcceptRejectPetRequest, async (asked) => {
  const { input, who, db, refuse } = asked
  const offer = await offerToMe(db, who.id, input.requestId, ['sale', 'adoption', 'registration'])
  const pet = offer && (await petHeld(db, offer.petId))
  if (!offer || !pet) throw refuse('noSuchRequest')

  if (input.answer === 'reject') {
    if (!input.reason) throw refuse('reasonNeeded', { field: 'reason' })
    await rejectOffer(asked, offer, pet, input.reason)
    return { petId: pet.id, petName: pet.name, keeper: false }
  }
  const because = await acceptOffer(asked, offer, pet, input.name)
  if (because) throw refuse('notNow', { because })
  return { petId: pet.id, petName: input.name ?? pet.name, keeper: true }
})
