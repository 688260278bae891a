import { issueCodes } from '#features/offers/issueCodes.ts'
import { printPacks } from '#features/offers/printPacks.ts'
import { lookingForHomes, sortedForPacks } from '#features/offers/queries/leftout.ts'
import { lacksLicence } from '#features/offers/queries/licences.ts'
import { lockPets } from '#features/offers/queries.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { downloadTransferPacks } from '../contract.ts'

export default answer(downloadTransferPacks, async (context) => {
  const { who, db, now, refuse } = context
  const { ready, leftOut } = sortedForPacks(who, await whatIsAskedFor(context), now)
  if (ready.length === 0) throw refuse('nothingToPrint')
  if (ready.some(({ species }) => species === 'dog') && (await lacksLicence(db, who.id, now))) throw refuse('licenceNeeded')

  const codes = await issueCodes(context, ready, { kind: 'sale' })
  await printPacks(context, ready, { codes, from: { kind: 'sale' }, leftOut })
  return null
})

/** Those asked for that the breeder keeps. Those that are kept for good have a pack only when they are asked for themselves. */
async function whatIsAskedFor({ input, who, db }: CallContext<typeof downloadTransferPacks>): Promise<PetRow[]> {
  const { litterId, petId } = input
  const petIds = [...(input.petIds ?? []), ...(petId ? [petId] : [])]
  if (!litterId && petIds.length === 0) return []
  let mine = petIds.length > 0 ? db.selectFrom('pet').select('pet.id').where('pet.keeperId', '=', who.id) : lookingForHomes(db, who.id)
  if (litterId) mine = mine.where('pet.litterId', '=', litterId).where('pet.breederId', '=', who.id)
  if (petIds.length > 0) mine = mine.where('pet.id', 'in', petIds)
  const found = await mine.execute()
  if (found.length === 0) return []

  return lockPets(
    db,
    found.map(({ id }) => id),
  )
}
