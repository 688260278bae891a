import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { webhookLife } from '../lifecycle.ts'
import { webhookOff } from '../messages.ts'

/** API-5: a webhook that has failed for days is switched off and its holder told; nothing happens where it is off already. */
export default job({
  name: 'switchOffWebhook',
  data: z.object({ webhookId: z.uuid() }),
  work: async ({ data, db, transition, notify }) => {
    const webhook = await db
      .selectFrom('webhook')
      .select(['id', 'accountId', 'url'])
      .where('id', '=', data.webhookId)
      .where('status', '=', 'sending')
      .forUpdate()
      .executeTakeFirst()
    if (!webhook) return
    await transition(webhookLife, 'switchOff', webhook.id, 'clock')
    await notify(webhook.accountId, webhookOff(webhook))
  },
})
