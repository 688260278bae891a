import { speciesOf } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { canAcceptByText, inOneMessage, isOpenNow, offerOfLink, toPayFor } from '../bylink.ts'
import { getRequestSummary } from '../contract.ts'
import { keeperToBe } from '../keepertobe.ts'
import { animalsIn } from '../messages.ts'
import { offerersOf } from '../offerers.ts'

export default answer(getRequestSummary, async ({ input, db, now, services, refuse }) => {
  const offer = await offerOfLink(db, services, { id: input.requestId, code: input.code })
  if (offer?.kind !== 'registration') throw refuse('noSuchRequest')

  const all = await inOneMessage(db, offer)
  const open = all.filter((one) => isOpenNow(one, now))
  const asked = open.length > 0 ? open : [offer]
  return {
    by: (await offerersOf(db, [offer], now))(offer),
    animals: animalsIn([
      ...(
        await speciesOf(
          db,
          asked.map(({ petId }) => petId),
        )
      ).values(),
    ]),
    answerBy: offer.answerBy,
    isOpen: open.length > 0,
    byText: await canAcceptByText(db, offer),
    toPay: open.length > 0 ? await toPayFor(db, asked) : null,
    you: open.length > 0 ? await keeperToBe(db, asked[0]?.petId ?? offer.petId) : null,
  }
})
