import { may } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { webhooks } from '../contract.ts'
import { webhookLife } from '../lifecycle.ts'
import { webhooksOf } from '../queries.ts'

export default answer(webhooks, async ({ who, db }) => ({
  items: (await webhooksOf(db, who.id)).map((webhook) => ({
    ...webhook,
    can: { switchOn: may(webhookLife, 'switchOn')(null, webhook), remove: may(webhookLife, 'remove')(null, webhook) },
  })),
}))
