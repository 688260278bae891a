import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Mobile } from '#platform/contract/contacts.ts'
import { failure } from '#platform/contract/envelope.ts'
import { Email } from '#platform/contract/shapes.ts'
import { isBearer } from '#platform/server/bearer.ts'
import type { Serving } from '#platform/server/serve.ts'

const CameBack = z.union([z.object({ email: Email }), z.object({ mobile: Mobile })])

/** `POST {email}` or `{mobile}` with `BOUNCE_KEY`: a carrier that took a message says later that it couldn’t deliver it. */
export function serveBounces(app: FastifyInstance, serving: Serving): void {
  app.post('/api/v1/webhooks/bounces', (request, reply) => hear(request, reply, serving))
}

async function hear(request: FastifyRequest, reply: FastifyReply, { db, services, queue }: Serving) {
  if (!isBearer(request.headers.authorization, services.config.BOUNCE_KEY))
    return reply.code(401).send(failure(401, 'keyUnknown', 'Send BOUNCE_KEY as a bearer token'))
  const read = CameBack.safeParse(request.body)
  if (!read.success) return reply.code(400).send(failure(400, 'notABounce', 'Send {email} or {mobile}'))
  const [channel, address] = 'email' in read.data ? ['email', read.data.email] : ['sms', read.data.mobile]
  await queue.add(db, 'messageCameBack', { channel, address })
  return reply.header('cache-control', 'no-store').send({ statusCode: 200, message: 'Noted', data: null })
}
