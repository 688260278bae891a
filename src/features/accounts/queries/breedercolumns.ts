import type { Db } from '#platform/database/db.ts'
import { breederProfile } from './breeders.ts'
import { licenceAtBirth } from './licences.ts'

interface Born {
  species: string
  /** `YYYY-MM-DD` */
  bornOn: string
  litterId: string | null
}

/**
 * What is written on an animal of whoever bred it. The licence and its authority belong to dogs (SI 2023/468 reg 6, detail 3): the one
 * that the others of its litter carry, or that was valid when it was born.
 */
export async function breederColumns(db: Db, breederId: string, { species, bornOn, litterId }: Born) {
  const profile = await breederProfile(db, breederId)
  const { name } = await db.selectFrom('account').select('name').where('id', '=', breederId).executeTakeFirstOrThrow()
  const licence = species === 'dog' ? ((await ofLitter(db, breederId, litterId)) ?? licenceAtBirth(profile, bornOn)) : null
  return {
    breederId,
    breederName: name,
    breederLicence: licence?.licenceNumber ?? null,
    breederAuthority: licence?.issuingAuthority ?? null,
  }
}

const ofLitter = async (db: Db, breederId: string, litterId: string | null) =>
  litterId === null
    ? undefined
    : await db
        .selectFrom('pet')
        .select(['breederLicence as licenceNumber', 'breederAuthority as issuingAuthority'])
        .where('litterId', '=', litterId)
        .where('breederId', '=', breederId)
        .where('breederLicence', 'is not', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
