import { mayReceive } from '#adapters/webhooks/webhooks.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { answer } from '#platform/server/answer.ts'
import { createWebhook } from '../contract.ts'
import { webhookLife } from '../lifecycle.ts'
import { webhooksOf } from '../queries.ts'
import { newWebhookSecret, sealedFor } from '../signature.ts'

const MOST = 10

export default answer(createWebhook, async ({ input, who, db, now, services, refuse, start }) => {
  const { url } = input
  if (!mayReceive(url, services.config)) throw refuse('addressRefused', { field: 'url' })
  await oneAtATime(db, `webhooks/${who.id}`)
  if ((await webhooksOf(db, who.id)).length >= MOST) throw refuse('tooMany')
  const begun = { id: newId(), status: 'sending' as const }
  const secret = newWebhookSecret()
  const sealed = services.vault.seal(sealedFor(begun.id), secret)
  await db
    .insertInto('webhook')
    .values({ ...begun, statusAt: now, accountId: who.id, url, secret: sealed, createdAt: now })
    .execute()
  await start(webhookLife, 'create', begun, 'holder')
  return { webhookId: begun.id, secret }
})
