import { isChecked } from '#features/accounts/queries.ts'
import type { Partner } from '#features/chat/points.ts'
import type { Db } from '#platform/database/db.ts'

/** A keeper may write to those who chipped their animals, as long as we know them as implanters. */
export async function implantersOf({ db, who }: { db: Db; who: { id: string } }): Promise<Partner[]> {
  const implanters = await db
    .selectFrom('implant')
    .innerJoin('pet', 'pet.id', 'implant.petId')
    .innerJoin('account', 'account.id', 'implant.implanterId')
    .innerJoin('profile', (join) => join.onRef('profile.accountId', '=', 'account.id').on('profile.type', '=', 'Implanter'))
    .select(['account.id as accountId', 'account.name', 'profile.status'])
    .distinct()
    .where('pet.keeperId', '=', who.id)
    .where('account.status', '<>', 'closed')
    .orderBy('account.name')
    .limit(50)
    .execute()
  return implanters.flatMap(({ status, ...one }) => (isChecked(status) ? [{ ...one, role: 'implanter' as const }] : []))
}
