import { answer } from '#platform/server/answer.ts'
import { getOfferSummary } from '../contract.ts'
import { OPEN_OFFER } from '../lifecycle.ts'
import { toStrangers } from '../strangers.ts'

export default answer(getOfferSummary, async ({ input, db, now, refuse }) => {
  const offer = await db
    .selectFrom('offer')
    .selectAll()
    .where('id', '=', input.offerId)
    .where('kind', 'in', ['sale', 'adoption'])
    .executeTakeFirst()
  if (!offer || (!offer.toEmail && !offer.toMobile)) throw refuse('noSuchOffer')

  // Those that were offered with it came in the same message.
  const offers = await db
    .selectFrom('offer')
    .selectAll()
    .where('fromAccount', '=', offer.fromAccount)
    .where('createdAt', '=', offer.createdAt)
    .where((one) => (offer.toEmail ? one('toEmail', '=', offer.toEmail) : one('toMobile', '=', offer.toMobile)))
    .where('kind', '=', offer.kind)
    .execute()
  const said = (await toStrangers(db, offers, now))(offers)
  if (!said) throw refuse('noSuchOffer')
  const isOpen = OPEN_OFFER.some((status) => status === offer.status) && now < offer.answerBy
  return { by: said.by, animals: said.animals, answerBy: offer.answerBy, isOpen }
})
