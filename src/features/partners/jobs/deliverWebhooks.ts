import * as z from 'zod'
import { postWebhook } from '#adapters/webhooks/webhooks.ts'
import { later } from '#platform/clock/clock.ts'
import { job, type OutsideJobContext } from '#platform/jobs/job.ts'
import { claimDue, type Due } from '../claimDue.ts'
import { sealedFor, signatureOf } from '../signature.ts'

/** Minutes after each failed try until the next: together 5 days. */
const GAPS = [1, 5, 30, 120, 300, 600, 900, 1200, 1200, 1440, 1440]
/** After so long without an answer a webhook is switched off. */
const PATIENCE = { days: 5 }

/** What waits longer is left to the next minute: what is claimed stays claimed for two, counted from the start. */
const LONGEST_MS = 60_000

/** Every minute: sends what waits to the webhooks of partners, oldest first. What isn't answered with 2xx is tried again, with growing gaps. */
export default job({
  name: 'deliverWebhooks',
  schedule: '* * * * *',
  outside: true,
  data: z.object({}),
  work: async (context) => {
    const begun = performance.now()
    while (performance.now() - begun < LONGEST_MS) {
      const due = await claimDue(context.db, context.now)
      await Promise.all(due.map((delivery) => deliver(context, delivery)))
      if (due.length === 0) return
    }
  },
})

async function deliver({ db, now, services, run }: OutsideJobContext<unknown>, due: Due): Promise<void> {
  const { id, webhookId, type, chipNumber, at, url, tries, failingSince } = due
  const body = JSON.stringify({ id, type, timestamp: at.toISOString(), data: { chipNumber } })
  const timestamp = Math.floor(now.getTime() / 1000)
  const open = (sealed: string) => services.vault.open(sealedFor(webhookId), sealed)
  const isBoth = due.formerSecret !== null && due.formerUntil !== null && due.formerUntil > now
  const secrets = [open(due.secret), ...(isBoth && due.formerSecret ? [open(due.formerSecret)] : [])]
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
  }
  const answer = await postWebhook({ url, headers, body, development: services.config.development })
  const isDelivered = typeof answer === 'number' && answer >= 200 && answer < 300
  const gap = GAPS[tries]
  await db
    .updateTable('webhookDelivery')
    .set({
      tries: tries + 1,
      lastAnswer: String(answer),
      deliveredAt: isDelivered ? now : null,
      nextTryAt: isDelivered || gap === undefined ? null : later(now, { minutes: gap }),
    })
    .where('id', '=', id)
    .execute()
  const failing = isDelivered ? null : (failingSince ?? now)
  await db.updateTable('webhook').set({ failingSince: failing }).where('id', '=', webhookId).execute()
  if (failing && later(failing, PATIENCE) <= now) await run('switchOffWebhook', { webhookId })
}
