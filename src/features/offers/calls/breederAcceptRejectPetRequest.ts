import { breederColumns } from '#features/accounts/queries/breeders.ts'
import { lockPet, type PetRow } from '#features/pets/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { acceptOffer, rejectOffer } from '../acceptance.ts'
import { breederAcceptRejectPetRequest } from '../contract.ts'
import { offerToMe } from '../mine.ts'

type Call = typeof breederAcceptRejectPetRequest

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
  await refuseOtherLitter(context, pet)
  const because = await acceptOffer(context, offer, pet)
  if (because) throw refuse('notNow', { because })
  await writeBreeder(context, pet)
  return { petId: pet.id, petName: pet.name, keeper: true }
})

async function refuseOtherLitter({ input, who, db, refuse }: CallContext<Call>, pet: PetRow) {
  if (!input.litterId) return
  const litter = await db
    .selectFrom('litter')
    .select('id')
    .where('id', '=', input.litterId)
    .where('breederId', '=', who.id)
    .where('species', '=', pet.species)
    .executeTakeFirst()
  if (!litter) throw refuse('noSuchLitter', { field: 'litterId' })
}

/** Who bred it is written once, as it is now (SI 2023/468 regulation 6, details 2 and 3). */
async function writeBreeder({ input, who, db }: CallContext<Call>, pet: PetRow) {
  if (pet.breederId) return
  const columns = await breederColumns(db, who.id, pet.species)
  await db
    .updateTable('pet')
    .set({ ...columns, litterId: input.litterId ?? null })
    .where('id', '=', pet.id)
    .execute()
}
