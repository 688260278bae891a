import { sql } from 'kysely'
import { answer } from '#platform/server/answer.ts'
import { renewBookingCalendar } from '../contract.ts'
import { feedOf } from '../feed.ts'

export default answer(renewBookingCalendar, async ({ who, db, services, refuse }) => {
  const renewed = await db
    .updateTable('bookingTerms')
    .set({ feed: sql`feed + 1` })
    .where('accountId', '=', who.id)
    .returning(['accountId', 'feed'])
    .executeTakeFirst()
  if (!renewed) throw refuse('termsFirst')
  return { calendar: services.config.publicUrl + feedOf(renewed, services) }
})
