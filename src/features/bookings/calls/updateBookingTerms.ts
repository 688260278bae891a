import { implanterProfile } from '#features/accounts/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { updateBookingTerms } from '../contract.ts'
import { hindranceOf, isVerified } from '../hindrance.ts'
import { placeNamed } from '../road.ts'
import { saveTerms } from '../saveTerms.ts'

const LEAST_DEPOSIT = 100

/** BOOK-13: whoever can't be booked can prepare their terms, and isn't listed with them. */
export default handlerWithPreflight(
  updateBookingTerms,
  async ({ input, services, refuse }) => {
    const place = await placeNamed(services, input.address.postcode)
    if (typeof place === 'string') throw refuse(place, { field: 'address.postcode' })
    return place
  },
  async (context, place) => {
    const { input, who, db, now, refuse } = context
    const { listed, atClinic, atHome, depositPence, dbsOn } = input
    if (!atClinic && !atHome) throw refuse('visitNeeded', { field: 'atHome' })
    if (depositPence > 0 && depositPence < LEAST_DEPOSIT) throw refuse('depositTooSmall', { field: 'depositPence' })
    if (dbsOn && dbsOn > londonDate(now)) throw refuse('dbsInFuture', { field: 'dbsOn' })
    const profile = await implanterProfile(db, who.id).executeTakeFirst()
    const hindrance = listed && hindranceOf(profile, now)
    if (hindrance) throw refuse((await isVerified(db, who.id)) ? 'notInsured' : 'notVerified', { because: hindrance, field: 'listed' })
    await saveTerms(context, who.id, input, place)
    return null
  },
)
