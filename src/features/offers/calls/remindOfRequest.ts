import { addresseesOf } from '#features/accounts/queries.ts'
import { lockPet, speciesOf } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { earlier } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { remindOfRequest } from '../contract.ts'
import { BETWEEN_REMINDERS, OPEN_OFFER } from '../lifecycle.ts'
import { askedLink } from '../makeOffers.ts'
import { offerWaits, toPayOf } from '../messages.ts'
import { offerersOf } from '../offerers.ts'

export default answer(remindOfRequest, async ({ input, who, db, now, services, refuse, notify }) => {
  const offer = await db
    .selectFrom('offer')
    .selectAll()
    .where('id', '=', input.requestId)
    .where('fromAccount', '=', who.id)
    .where('kind', 'in', ['registration', 'litter'])
    .executeTakeFirst()
  const pet = offer && (await lockPet(db, offer.petId))
  if (!offer || !pet) throw refuse('noSuchRequest')
  if (!OPEN_OFFER.some((open) => open === offer.status) || offer.answerBy <= now || pet.status === 'deceased') throw refuse('notWaiting')
  const reminded = await db
    .updateTable('offer')
    .set({ remindedAt: now })
    .where('id', '=', offer.id)
    .where('toldAt', '<=', earlier(now, BETWEEN_REMINDERS))
    .where((row) => row.or([row('remindedAt', 'is', null), row('remindedAt', '<=', earlier(now, BETWEEN_REMINDERS))]))
    .returning('id')
    .executeTakeFirst()
  if (!reminded) throw refuse('tooSoon')

  const { kind, fromAccount, answerBy } = offer
  const offered = {
    kind,
    names: [pet.name],
    by: (await offerersOf(db, [offer], now))(offer),
    answerBy,
    from: fromAccount,
    toPay: toPayOf([pet], await costsOfTaking(db, [pet.id])),
    link: askedLink({ services }, offer),
    onlyMobile: !offer.toEmail,
    species: [...(await speciesOf(db, [pet.id])).values()],
  }
  const addressee = (await addresseesOf(db, [offer])).get(offer.id)
  if (addressee) await notify(addressee, offerWaits(offered))
  return null
})
