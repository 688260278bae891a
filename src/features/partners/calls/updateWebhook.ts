import { later } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { updateWebhook } from '../contract.ts'
import { webhookLife } from '../lifecycle.ts'
import { webhookOf } from '../queries.ts'
import { newWebhookSecret, sealedFor } from '../signature.ts'

/** How long messages are signed with the old secret as well. */
const BOTH = { hours: 24 }

export default answer(updateWebhook, async ({ input, who, db, now, services, refuse, transition }) => {
  const webhook = await webhookOf(db, input.webhookId, who.id)
  if (!webhook) throw refuse('noSuchWebhook')
  const { id } = webhook
  const these = db.updateTable('webhook').where('id', '=', id)
  if (input.now === 'rotateSecret') {
    // Both secrets were promised a day: a third would end the first at once.
    if (webhook.formerUntil && webhook.formerUntil > now) throw refuse('rotatedToday')
    const secret = newWebhookSecret()
    const sealed = services.vault.seal(sealedFor(id), secret)
    await these.set({ secret: sealed, formerSecret: webhook.secret, formerUntil: later(now, BOTH) }).execute()
    return { secret }
  }
  await transition(webhookLife, input.now, id, 'holder')
  await these.set({ failingSince: null }).execute()
  return { secret: null }
})
