import { type BreederDetails, breederProfile } from '#features/accounts/queries/breeders.ts'
import { licenceForGap } from '#features/accounts/queries/licences.ts'
import type { Db } from '#platform/database/db.ts'

/** The breeder’s licence now, and their living puppies that were born between two licences and don’t carry it: those it can be used for. */
export async function licenceWaiting(db: Db, breederId: string) {
  const profile = await breederProfile(db, breederId)
  const { licenceNumber, issuingAuthority, licenceSince } = profile
  if (!licenceNumber || !licenceSince) return null
  const born = await bornInGap(db, breederId, profile)
  const petIds = born.map(({ id }) => id)
  return petIds.length === 0 ? null : { licenceNumber, issuingAuthority, petIds }
}

/** Of those that carry a number, only one that had ended. */
async function bornInGap(db: Db, breederId: string, profile: BreederDetails) {
  const pets = await db
    .selectFrom('pet')
    .leftJoin('litter', 'litter.id', 'pet.litterId')
    .select(['pet.id', 'pet.breederLicence'])
    .select((row) => row.fn.coalesce('litter.bornOn', 'pet.bornOn').as('bornOn'))
    .where('pet.breederId', '=', breederId)
    .where('pet.species', '=', 'dog')
    .where('pet.status', '<>', 'deceased')
    .where((row) => row.or([row('pet.breederLicence', 'is', null), row('pet.breederLicence', '<>', profile.licenceNumber)]))
    .orderBy('pet.id')
    .execute()
  return pets.filter(({ bornOn }) => licenceForGap(profile, bornOn) !== null)
}
