import { speciesOf } from '#features/pets/queries.ts'
import { readCode } from '#platform/contract/crockford.ts'
import { answer } from '#platform/server/answer.ts'
import { getRequestSummary } from '../contract.ts'
import { keeperToBe } from '../keepertobe.ts'
import { LINK, OPEN_OFFER } from '../lifecycle.ts'
import { animalsIn } from '../messages.ts'
import { offerersOf } from '../offerers.ts'

export default answer(getRequestSummary, async ({ input, db, now, services, refuse }) => {
  const { requestId, code } = input
  if (readCode(code) !== services.codes.of(LINK, requestId)) throw refuse('noSuchRequest')
  const offer = await db.selectFrom('offer').selectAll().where('id', '=', requestId).where('kind', '=', 'registration').executeTakeFirst()
  if (!offer) throw refuse('noSuchRequest')

  const isOpen = OPEN_OFFER.some((status) => status === offer.status) && now < offer.answerBy
  return {
    by: (await offerersOf(db, [offer], now))(offer),
    animals: animalsIn([...(await speciesOf(db, [offer.petId])).values()]),
    answerBy: offer.answerBy,
    isOpen,
    you: isOpen ? await keeperToBe(db, offer.petId) : null,
  }
})
