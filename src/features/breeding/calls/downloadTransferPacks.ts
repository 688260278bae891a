import { issueCodes } from '#features/offers/issueCodes.ts'
import { lacksLicence } from '#features/offers/queries/licences.ts'
import { lockPets } from '#features/offers/queries.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { downloadTransferPacks } from '../contract.ts'
import { lookingForHomes, sortedForPacks } from '../packs/leftout.ts'
import { transferPacks } from '../packs/packs.ts'

export default answer(downloadTransferPacks, async (context) => {
  const { who, db, now, services, refuse, give } = context
  const { ready, leftOut } = sortedForPacks(who, await whatIsAskedFor(context), now)
  if (ready.length === 0) throw refuse('nothingToPrint')
  if (ready.some(({ species }) => species === 'dog') && (await lacksLicence(db, who.id, now))) throw refuse('licenceNeeded')

  const codes = await issueCodes(context, ready)
  const site = services.config.publicUrl
  const parents = await parentsOf(db, ready)
  const packs = ready.flatMap((pet) => {
    const issued = codes.find(({ petId }) => petId === pet.id)
    return issued ? [{ ...factsOf(pet), ...parentsIn(parents, pet), ...issued, link: site + paths.takeUp(issued.code) }] : []
  })
  const bytes = await transferPacks(packs, { madeAt: now, site, leftOut })
  give({ bytes, type: 'application/pdf', name: packs.length === 1 ? `Transfer pack ${packs[0]?.name}.pdf` : 'Transfer packs.pdf' })
  return null
})

/** Those asked for that the breeder keeps. One that is kept for good has a pack only when it is asked for itself. */
async function whatIsAskedFor({ input, who, db }: CallContext<typeof downloadTransferPacks>): Promise<PetRow[]> {
  const { litterId, petId } = input
  if (!litterId && !petId) return []
  let mine = petId ? db.selectFrom('pet').select('pet.id').where('pet.keeperId', '=', who.id) : lookingForHomes(db, who.id)
  if (litterId) mine = mine.where('pet.litterId', '=', litterId).where('pet.breederId', '=', who.id)
  if (petId) mine = mine.where('pet.id', '=', petId)
  const found = await mine.execute()
  if (found.length === 0) return []

  return lockPets(
    db,
    found.map(({ id }) => id),
  )
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
