import { vatIn, vatRateOf } from '#features/payments/policy.ts'
import { petToChange } from '#features/pets/queries.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { orderTailTag } from '../contract.ts'
import { fits, TAG_PENCE } from '../designs.ts'
import { tagOrderLife } from '../lifecycle.ts'

const MOST_UNPAID = 20

/** TAG-10 */
export default answer(orderTailTag, async (context) => {
  const { input, who, db, now, services, refuse, start } = context
  const { petId = null, design, delivery } = input
  if (petId && !(await petToChange(db, petId, who.id))) throw refuse('notYours', { field: 'petId' })
  const engraving = fittingLines(context)
  await oneAtATime(db, `tag orders/${who.id}`)
  const unpaid = await db.selectFrom('tagOrder').select('id').where('accountId', '=', who.id).where('status', '=', 'placed').execute()
  if (unpaid.length >= MOST_UNPAID) throw refuse('tooMany')

  const [id, status] = [newId(), 'placed' as const]
  const kept = { design: JSON.stringify(design), engraving: JSON.stringify(engraving), delivery: JSON.stringify(delivery) }
  const order = { id, status, statusAt: now, accountId: who.id, petId, ...kept, pence: TAG_PENCE, createdAt: now }
  await db.insertInto('tagOrder').values(order).execute()
  await start(tagOrderLife, 'place', { id, status }, 'holder', { petId })
  const vat = vatIn(TAG_PENCE, vatRateOf(services.config))
  return { orderId: id, amount: { pence: TAG_PENCE, currency: 'GBP' as const }, vat: { pence: vat, currency: 'GBP' as const } }
})

/** The lines as they are engraved: each fits the size that was chosen. */
function fittingLines({ input: { engraving, design }, refuse }: CallContext<typeof orderTailTag>) {
  const { name, address, postcode, phone } = engraving
  for (const field of ['name', 'address'] as const)
    if (!fits(engraving[field], design.size)) throw refuse('tooLong', { field: `engraving.${field}` })
  return { name, address, postcode, phone: phone ? shownMobile(phone) : '' }
}
