import { lockPet } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { acceptOffers } from '../acceptance.ts'
import { acceptLitter } from '../contract.ts'
import { isOwnLitter, writeBreeder } from '../litters.ts'
import { offerToMe } from '../mine.ts'

export default answer(acceptLitter, async (context) => {
  const { input, who, db, refuse } = context
  const { litterId } = input
  // In the order of their animals, so that two who answer the same litter can't wait for each other.
  const offers = []
  for (const requestId of new Set(input.requestIds)) {
    const offer = await offerToMe(db, who.id, requestId, ['litter'])
    if (!offer) throw refuse('noSuchRequest')
    offers.push(offer)
  }
  offers.sort((one, other) => (one.petId < other.petId ? -1 : 1))
  const all = []
  for (const offer of offers) {
    const pet = await lockPet(db, offer.petId)
    if (!pet) throw refuse('noSuchRequest')
    if (litterId && !(await isOwnLitter(db, litterId, { breederId: who.id, species: pet.species })))
      throw refuse('noSuchLitter', { field: 'litterId' })
    all.push({ offer, pet })
  }
  const stopped = await acceptOffers(context, all)
  if (stopped) throw refuse('notNow', { because: stopped.because, words: `${stopped.pet.name}: ${stopped.because.words}` })
  for (const { pet } of all) await writeBreeder(db, pet, { breederId: who.id, litterId })
  return { accepted: offers.length }
})
