import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { acceptOffer, rejectOffer } from '../acceptance.ts'
import { breederAcceptRejectPetRequest } from '../contract.ts'
import { isOwnLitter, writeBreeder } from '../litters.ts'
import { offerToMe } from '../mine.ts'

export default answer(breederAcceptRejectPetRequest, async (context) => {
  const { input, who, db, refuse } = context
  const offer = await offerToMe(db, who.id, input.requestId, ['litter'])
  const pet = offer && (await lockPet(db, offer.petId))
  if (!offer || !pet) throw refuse('noSuchRequest')

  if (input.answer === 'reject') {
    if (!input.reason) throw refuse('reasonNeeded', { field: 'reason' })
    await rejectOffer(context, offer, pet, input.reason)
    return { petId: pet.id, petName: pet.name, keeper: false }
  }
  const { litterId } = input
  if (litterId && !(await isOwnLitter(db, litterId, { breederId: who.id, species: pet.species })))
    throw refuse('noSuchLitter', { field: 'litterId' })
  const because = await acceptOffer(context, offer, pet)
  if (because) throw refuse('notNow', { because })
  await writeBreeder(db, pet, { breederId: who.id, litterId })
  return { petId: pet.id, petName: pet.name, keeper: true }
})
