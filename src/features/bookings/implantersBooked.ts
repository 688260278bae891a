import type { Partner } from '#features/chat/points.ts'
import type { Db } from '#platform/database/db.ts'

/** A customer may write to an implanter who has said yes to a visit, before it and afterwards. */
export async function implantersBooked({ db, who }: { db: Db; who: { id: string } }): Promise<Partner[]> {
  const implanters = await db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.implanterId')
    .leftJoin('bookingTerms', 'bookingTerms.accountId', 'account.id')
    .select(['account.id as accountId', 'account.name', 'bookingTerms.publicName'])
    .distinct()
    .where('booking.customerId', '=', who.id)
    .where('booking.confirmedAt', 'is not', null)
    .where('account.status', '<>', 'closed')
    .orderBy('account.name')
    .limit(50)
    .execute()
  return implanters.map(({ publicName, ...one }) => ({ ...one, name: publicName || one.name, role: 'implanter' as const }))
}
