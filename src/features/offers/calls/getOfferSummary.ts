import { answer } from '#platform/server/answer.ts'
import { canAcceptByText, inOneMessage, isOpenNow, offerOfLink, toPayFor } from '../bylink.ts'
import { getOfferSummary } from '../contract.ts'
import { toStrangers } from '../strangers.ts'

export default answer(getOfferSummary, async ({ input, db, now, services, refuse }) => {
  const offer = await db
    .selectFrom('offer')
    .selectAll()
    .where('id', '=', input.offerId)
    .where('kind', 'in', ['sale', 'adoption'])
    .executeTakeFirst()
  if (!offer || (!offer.toEmail && !offer.toMobile)) throw refuse('noSuchOffer')

  // Those that were offered with it came in the same message.
  const offers = await inOneMessage(db, offer)
  const said = (await toStrangers(db, offers, now))(offers)
  if (!said) throw refuse('noSuchOffer')
  const isOpen = isOpenNow(offer, now)
  const byLink = (await offerOfLink(db, services, { id: offer.id, code: input.code })) !== undefined
  return {
    by: said.by,
    animals: said.animals,
    answerBy: offer.answerBy,
    isOpen,
    byLink,
    byText: byLink && (await canAcceptByText(db, offer)),
    toPay: isOpen
      ? await toPayFor(
          db,
          offers.filter((one) => isOpenNow(one, now)),
        )
      : null,
  }
})
