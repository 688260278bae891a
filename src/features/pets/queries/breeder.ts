import { listedName } from '#features/accounts/queries/breeders.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { maySayBred } from '../policy.ts'
import type { PetRow } from '../queries.ts'
import { hadAnotherKeeper } from './pastkeepers.ts'

/** Who bred an animal, for a reader of its record, and whether they can say that they did. */
export async function breederOf(db: Db, pet: PetRow, who: Person, now: Date) {
  const { breederId, breederLicence: licence, breederAuthority: authority } = pet
  if (breederId === null)
    return { breeder: null, maySayBred: who.roles.includes('Breeder') && (await whySaysBred(db, pet, who, now)) === true }
  const isYou = breederId === who.id
  return { breeder: { isYou, name: isYou ? null : await listedName(db, breederId), licence, authority }, maySayBred: false }
}

/** BREED-5 Whether the reader can say that they bred this animal, or why not. */
export const whySaysBred = async (db: Db, pet: PetRow, who: Person, now: Date) =>
  maySayBred(who, { ...pet, now, hadAnotherKeeper: await hadAnotherKeeper(db, pet.id, who.id) })
