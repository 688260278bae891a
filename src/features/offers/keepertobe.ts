import type { Selectable } from 'kysely'
import type { KeeperToBe } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'

/** The person an animal was registered for, as the form for a new account holds them; null where the implanter typed neither name nor address. */
export async function keeperToBe(db: Db, petId: string) {
  const to = await db.selectFrom('keeperToBe').selectAll().where('petId', '=', petId).executeTakeFirst()
  return to ? { name: to.name ?? '', address: addressOf(to) } : null
}

function addressOf({ line1, line2, town, county, postcode }: Selectable<KeeperToBe>) {
  if (!line1 || !town || !postcode) return null
  return { line1, line2: line2 ?? '', town, county: county ?? '', postcode }
}
