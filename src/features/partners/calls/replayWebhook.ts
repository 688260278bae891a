import { answer } from '#platform/server/answer.ts'
import { replayWebhook } from '../contract.ts'

export default answer(replayWebhook, async ({ input, who, db, now, refuse }) => {
  const again = await db
    .updateTable('webhookDelivery')
    .set({ nextTryAt: now, deliveredAt: null, tries: 0 })
    .where('id', '=', input.deliveryId)
    .where('webhookId', 'in', (query) =>
      query.selectFrom('webhook').select('id').where('accountId', '=', who.id).where('webhook.status', '<>', 'removed'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!again) throw refuse('noSuchDelivery')
  return null
})
