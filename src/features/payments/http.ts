import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { CARD_ACCOUNTS, type CardAccount, type CardEvent } from '#adapters/cards/cards.ts'
import { failure } from '#platform/contract/envelope.ts'
import { Id } from '#platform/contract/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import type { Serving } from '#platform/server/serve.ts'
import { subscriptionEvents } from './points.ts'

const Params = z.object({ account: z.enum(CARD_ACCOUNTS) })

/**
 * `POST /api/v1/webhooks/payments/:account`: the provider tells that something happened. It is noted and looked into by a job, so that the
 * answer comes at once; what is true is asked of the provider then, and never read from here.
 */
export async function serveWebhooks(app: FastifyInstance, serving: Serving): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('/api/v1/webhooks/payments/:account', (request, reply) => take(request, reply, serving))
  })
}

async function take(request: FastifyRequest, reply: FastifyReply, serving: Serving) {
  const { clock, services } = serving
  const asked = Params.safeParse(request.params)
  if (!asked.success) return reply.code(404).send(failure(404, 'noSuchAccount', 'We don’t have a card account with this name'))
  const { account } = asked.data
  const now = clock.now()
  const signature = [request.headers['stripe-signature']].flat()[0] ?? ''
  const event = services.cards[account].readEvent(String(request.body ?? ''), signature, now)
  if (typeof event === 'string') return reply.code(400).send(failure(400, event, REFUSED[event]))
  await recordEvent(event, account, serving, now)
  return reply.header('cache-control', 'no-store').send({ statusCode: 200, message: 'Received', data: null })
}

const REFUSED = {
  notSigned: 'The card provider didn’t sign this in the last 5 minutes',
  notAnEvent: 'This isn’t an event in the card provider’s format',
}

/** An event that came before is noted once and looked into once. */
async function recordEvent({ id, type, at, about }: CardEvent, cardAccount: CardAccount, serving: Serving, now: Date) {
  const { db } = serving
  await db.transaction().execute(async (transaction) => {
    const fresh = await transaction
      .insertInto('webhookEvent')
      .values({ id: `${cardAccount}/${id}`, cardAccount, type, at, receivedAt: now })
      .onConflict((same) => same.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (fresh) await look(transaction, serving, cardAccount, about)
  })
}

/** Has that looked into which an event is about; what it says of it is not believed. */
async function look(
  db: Db,
  { queue, extensions }: Serving,
  cardAccount: CardAccount,
  { kind, id, reference }: CardEvent['about'],
): Promise<void> {
  if (kind === 'dispute') await queue.add(db, 'lookAtDispute', { cardAccount, disputeId: id })
  const ours = Id.safeParse(reference)
  if (!ours.success) return
  if (kind === 'intent' || kind === 'checkout')
    await queue.add(db, 'lookAtPayment', { paymentId: ours.data, intentId: kind === 'intent' ? id : null })
  if (kind === 'subscription')
    for (const lookedAtBy of extensions(subscriptionEvents)) {
      const { job, data } = lookedAtBy({ subscriptionId: ours.data, heardOf: id })
      await queue.add(db, job, data)
    }
  if (kind === 'refund') await queue.add(db, 'lookAtRefund', { refundId: ours.data })
  if (kind !== 'charge') return
  const refunds = await db.selectFrom('refund').select('id').where('paymentId', '=', ours.data).where('status', '<>', 'failed').execute()
  for (const refund of refunds) await queue.add(db, 'lookAtRefund', { refundId: refund.id })
}
