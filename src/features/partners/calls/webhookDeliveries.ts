import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { answer } from '#platform/server/answer.ts'
import { webhookDeliveries } from '../contract.ts'
import { webhookOf } from '../queries.ts'
import { Delivery } from '../shapes.ts'

export default answer(webhookDeliveries, async ({ input, who, db, refuse }) => {
  const { webhookId, page, pageSize } = input
  if (!(await webhookOf(db, webhookId, who.id))) throw refuse('noSuchWebhook')
  const sent = db.selectFrom('webhookDelivery').where('webhookId', '=', webhookId)
  const { total } = await sent.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await sent
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const items = rows.map(({ type, chipNumber, ...row }) => ({
    ...row,
    type: Delivery.shape.type.parse(type),
    chipShown: groupChipNumber(chipNumber),
  }))
  return { items, total, page, pageSize }
})
