import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { failure } from '#platform/contract/envelope.ts'
import { isBearer } from '#platform/server/bearer.ts'
import type { Serving } from '#platform/server/serve.ts'

const Decided = z.object({ reference: z.string().min(1).max(80) })

/**
 * `POST {reference}` with `INSURER_WEBHOOK_KEY`: the insurer has decided about an application. What it decided isn’t believed from here: we
 * ask the insurer itself.
 */
export function serveInsurer(app: FastifyInstance, serving: Serving): void {
  app.post('/api/v1/webhooks/insurer', (request, reply) => hear(request, reply, serving))
}

async function hear(request: FastifyRequest, reply: FastifyReply, { db, services, queue }: Serving) {
  if (!isBearer(request.headers.authorization, services.config.INSURER_WEBHOOK_KEY))
    return reply.code(401).send(failure(401, 'keyUnknown', 'Send INSURER_WEBHOOK_KEY as a bearer token'))
  const read = Decided.safeParse(request.body)
  if (!read.success) return reply.code(400).send(failure(400, 'noReference', 'Send {reference}'))
  const quote = await db.selectFrom('insuranceQuote').select('id').where('insurerReference', '=', read.data.reference).executeTakeFirst()
  // The same answer for a reference that we don’t know: it says nothing of who has applied.
  if (quote) await queue.add(db, 'askInsurer', { quoteId: quote.id })
  return reply.header('cache-control', 'no-store').send({ statusCode: 200, message: 'Noted', data: null })
}
