import { daysAway } from '#features/accounts/queries/timeaway.ts'
import { accountById, implanterProfile } from '#features/accounts/queries.ts'
import { reaches } from '#platform/contract/call.ts'
import { answer } from '#platform/server/answer.ts'
import { getBookingTerms, renewBookingCalendar } from '../contract.ts'
import { feedOf } from '../feed.ts'
import { hindranceOf } from '../hindrance.ts'
import { readTerms } from '../terms.ts'
import { termsOf, USUAL } from '../usual.ts'

export default answer(getBookingTerms, async ({ who, db, now, services }) => {
  const kept = await db.selectFrom('bookingTerms').selectAll().where('accountId', '=', who.id).executeTakeFirst()
  const profile = await implanterProfile(db, who.id).executeTakeFirst()
  const hindrance = hindranceOf(profile, now)?.words ?? null
  const account = await accountById(db, who.id)
  const { line1, line2, town, county, postcode } = account
  const home = line1 && town && postcode ? { address: { line1, line2: line2 ?? '', town, county: county ?? '', postcode } } : {}
  const usual = { ...USUAL, publicName: account.name, ...home }
  const away = (await daysAway(db, [who.id])).get(who.id) ?? null
  if (!kept) return { terms: null, usual, hours: [], exceptions: [], away, calendar: null, hindrance }
  const { hours, exceptions, ...terms } = readTerms(kept)
  // Whoever leaves the practice would take its secret address with them.
  const isOwner = !who.by || reaches(who.by.role, renewBookingCalendar.acting)
  const calendar = isOwner ? services.config.publicUrl + feedOf(kept, services) : null
  return { terms: termsOf(terms), usual, hours, exceptions, away, calendar, hindrance }
})
