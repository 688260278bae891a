import { issueCodes } from '#features/offers/issueCodes.ts'
import { mayHaveCode } from '#features/offers/policy.ts'
import { lacksLicence } from '#features/offers/queries/licences.ts'
import { lockPets } from '#features/offers/queries.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { downloadTransferPacks } from '../contract.ts'
import { transferPacks } from '../packs/packs.ts'

export default answer(downloadTransferPacks, async (context) => {
  const { who, db, now, services, refuse, give } = context
  const ready = await whatMayHaveCodes(context)
  if (ready.length === 0) throw refuse('nothingToPrint')
  if (ready.some(({ species }) => species === 'dog') && (await lacksLicence(db, who.id, now))) throw refuse('licenceNeeded')

  const codes = await issueCodes(context, ready)
  const site = services.config.publicUrl
  const parents = await parentsOf(db, ready)
  const packs = ready.flatMap((pet) => {
    const issued = codes.find(({ petId }) => petId === pet.id)
    return issued ? [{ ...factsOf(pet), ...parentsIn(parents, pet), ...issued, link: site + paths.takeUp(issued.code) }] : []
  })
  const bytes = await transferPacks(packs, { madeAt: now, site })
  give({ bytes, type: 'application/pdf', name: packs.length === 1 ? `Transfer pack ${packs[0]?.name}.pdf` : 'Transfer packs.pdf' })
  return null
})

/** Those asked for that the breeder keeps and that nothing stands in the way of, by name. One that is kept for good has a pack only when it is asked for itself. */
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
  return held
    .filter((pet) => mayHaveCode(who, { ...pet, now }) === true)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB', { numeric: true }))
}

const factsOf = (pet: PetRow) => ({
  ...pet,
  species: Species.parse(pet.species),
  breed: breedOf(pet),
  markings: pet.markings ?? '',
  kennelClubNumber: pet.kennelClubNumber ?? '',
})

type Parents = { id: string; damName: string; sireName: string | null }

async function parentsOf(db: CallContext<typeof downloadTransferPacks>['db'], pets: readonly PetRow[]): Promise<Parents[]> {
  const litters = pets.flatMap(({ litterId }) => litterId ?? [])
  if (litters.length === 0) return []
  return db.selectFrom('litter').select(['id', 'damName', 'sireName']).where('id', 'in', litters).execute()
}

function parentsIn(parents: readonly Parents[], { litterId }: PetRow) {
  const litter = parents.find(({ id }) => id === litterId)
  return { damName: litter?.damName ?? '', sireName: litter?.sireName ?? '' }
}
