import { breederProfile } from '#features/accounts/queries/breeders.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { Species } from '#knowledge/animals/shape.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { paths } from '#src/paths.ts'
import type { Issued } from './issueCodes.ts'
import { transferPacks } from './packs/packs.ts'
import type { Packed } from './packs/words.ts'
import type { LeftOut } from './queries/leftout.ts'
import { sellerNames } from './queries/sellers.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'services' | 'give'> & { who: { id: string } }

interface Printing {
  codes: readonly Issued[]
  /** Who gives the animals away: a breeder, or an organisation by its name. */
  from: { kind: 'sale' } | { kind: 'adoption'; by: string }
  /** Those that get no page, and why. */
  leftOut?: readonly LeftOut[]
}

/** Gives a page for each animal that has a code, as one document. */
export async function printPacks(
  { db, now, who, services, give }: Tools,
  pets: readonly PetRow[],
  { codes, from, leftOut = [] }: Printing,
): Promise<void> {
  const byName = pets.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB', { numeric: true }))
  const site = services.config.publicUrl
  const parents = await parentsOf(db, byName)
  const costs = await costsOfTaking(
    db,
    byName.map(({ id }) => id),
  )
  const seller = await shownSeller(db, who.id)
  const packs = byName.flatMap((pet): Packed[] => {
    const issued = codes.find(({ petId }) => petId === pet.id)
    if (!issued) return []
    const giver = from.kind === 'sale' ? { ...from, ...seller } : { ...from, isBackup: pet.rescueBackupId === who.id }
    const cost = costs.get(pet.id)
    const toPay = cost === undefined ? '' : `${moneyText(cost)}, once`
    return [{ ...factsOf(pet), ...parentsIn(parents, pet), ...issued, from: giver, toPay, link: site + paths.takeUp(issued.code) }]
  })
  const bytes = await transferPacks(packs, { madeAt: now, site, leftOut })
  const what = from.kind === 'sale' ? 'Transfer pack' : 'Adoption pack'
  give({ bytes, type: 'application/pdf', name: packs.length === 1 ? `${what} ${packs[0]?.name}.pdf` : `${what}s.pdf` })
}

/** What buyers may know of a breeder who’s listed: what they show to everyone. */
async function shownSeller(db: Db, accountId: string): Promise<{ by: string; phone: string }> {
  const seller = (await sellerNames(db, [accountId])).get(accountId)
  if (!seller?.isKennel) return { by: '', phone: '' }
  const { publicPhone } = await breederProfile(db, accountId)
  return { by: seller.name, phone: shownPhone(publicPhone) }
}

const factsOf = (pet: PetRow) => ({
  ...pet,
  species: Species.parse(pet.species),
  breed: breedOf(pet),
  markings: pet.markings ?? '',
  kennelClubNumber: pet.kennelClubNumber ?? '',
})

async function parentsOf(db: Db, pets: readonly PetRow[]) {
  const litters = pets.flatMap(({ litterId }) => litterId ?? [])
  if (litters.length === 0) return []
  return db
    .selectFrom('litter')
    .select(['id', 'damName', 'damKennelClubNumber', 'sireName', 'sireKennelClubNumber'])
    .where('id', 'in', litters)
    .execute()
}

function parentsIn(parents: Awaited<ReturnType<typeof parentsOf>>, { litterId }: PetRow) {
  const litter = parents.find(({ id }) => id === litterId)
  return {
    damName: litter?.damName ?? '',
    damKennelClubNumber: litter?.damKennelClubNumber ?? '',
    sireName: litter?.sireName ?? '',
    sireKennelClubNumber: litter?.sireKennelClubNumber ?? '',
  }
}
