import { issueCodes } from '#features/offers/issueCodes.ts'
import { mayHaveCode } from '#features/offers/policy.ts'
import { printPacks } from '#features/offers/printPacks.ts'
import { lacksLicence } from '#features/offers/queries/licences.ts'
import { lockPets } from '#features/offers/queries.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { downloadTransferPacks } from '../contract.ts'

export default answer(downloadTransferPacks, async (context) => {
  const { who, db, now, refuse } = context
  const ready = await whatMayHaveCodes(context)
  if (ready.length === 0) throw refuse('nothingToPrint')
  if (ready.some(({ species }) => species === 'dog') && (await lacksLicence(db, who.id, now))) throw refuse('licenceNeeded')

  const codes = await issueCodes(context, ready, { kind: 'sale' })
  await printPacks(context, ready, { codes, from: { kind: 'sale' } })
  return null
})

/** Those asked for that the breeder keeps and that nothing stands in the way of. One that is kept for good has a pack only when it is asked for itself. */
async function whatMayHaveCodes({ input, who, db, now }: CallContext<typeof downloadTransferPacks>): Promise<PetRow[]> {
  const { litterId, petId } = input
  if (!litterId && !petId) return []
  let mine = db.selectFrom('pet').select('id').where('keeperId', '=', who.id)
  if (litterId) mine = mine.where('litterId', '=', litterId).where('breederId', '=', who.id)
  if (petId) mine = mine.where('id', '=', petId)
  if (!petId) mine = mine.where('keptByBreederAt', 'is', null)
  const found = await mine.execute()
  if (found.length === 0) return []

  const held = await lockPets(
    db,
    found.map(({ id }) => id),
  )
  return held.filter((pet) => mayHaveCode(who, { ...pet, now }) === true)
}
