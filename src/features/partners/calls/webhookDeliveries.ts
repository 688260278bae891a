import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { webhookDeliveries } from '../contract.ts'
import { webhookOf } from '../queries.ts'
import { Delivery } from '../shapes.ts'

export default answer(webhookDeliveries, async ({ input, who, db, refuse }) => {
  const { webhookId } = input
  if (!(await webhookOf(db, webhookId, who.id))) throw refuse('noSuchWebhook')
  const sent = db.selectFrom('webhookDelivery').where('webhookId', '=', webhookId)
  const { rows, ...page } = await pageOfRows(sent.selectAll(), { by: { at: 'at' }, id: 'id' }, input)
  const items = rows.map(({ type, chipNumber, ...row }) => ({
    ...row,
    type: Delivery.shape.type.parse(type),
    chipShown: groupChipNumber(chipNumber),
  }))
  return { items, ...page }
})
