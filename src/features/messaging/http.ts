import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Mobile } from '#platform/contract/contacts.ts'
import { failure } from '#platform/contract/envelope.ts'
import { hashInToken, hashOfAddress } from '#platform/jobs/addresses.ts'
import { isBearer } from '#platform/server/bearer.ts'
import type { Serving } from '#platform/server/serve.ts'
import { paths } from '#src/paths.ts'
import { agreeToMessages, stopMessages, undoChoice } from './choices.ts'

const LARGEST = 8 * 1024

/** What machines tell us of an address: a mail program that its reader pressed "unsubscribe", a gateway that somebody texted STOP. */
export async function serveChoices(app: FastifyInstance, serving: Serving): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) => done(null, body))
    scope.post(paths.stopAddress(':token').replace('%3A', ':'), (request, reply) => stopByOneClick(request, reply, serving))
    // A mail program that knows nothing of one click opens the address; only a press on the page changes anything.
    scope.get(paths.stopAddress(':token').replace('%3A', ':'), (request, reply) =>
      reply.redirect(paths.addressChoice(tokenOf(request)), 303),
    )
    scope.post('/api/v1/webhooks/sms', (request, reply) => takeText(request, reply, serving))
  })
}

const Params = z.object({ token: z.string().max(100) })
const tokenOf = ({ params }: FastifyRequest) => Params.safeParse(params).data?.token ?? ''

/** RFC 8058: one POST, without cookies or questions. */
async function stopByOneClick(request: FastifyRequest, reply: FastifyReply, { db, services, clock }: Serving) {
  const hash = hashInToken(services, tokenOf(request))
  if (!hash) return reply.code(404).send(failure(404, 'linkUnknown', 'We don’t recognise this link'))
  await db.transaction().execute((transaction) => stopMessages({ db: transaction, now: clock.now() }, hash))
  return reply.send({ statusCode: 200, message: 'We won’t write to this address again', data: null })
}

const Incoming = z.object({ from: Mobile, text: z.string().max(2000) })
const STOP = /^\W*(stop|stopall|unsubscribe|end|quit|cancel)\b/i
const START = /^\W*(start|unstop)\b/i
const YES = /^\W*yes\b/i

/** `POST {from, text}` with the gateway's key: STOP stops, START takes that back, YES says that messages are wanted. */
async function takeText(request: FastifyRequest, reply: FastifyReply, { db, services, queue, clock }: Serving) {
  if (!isBearer(request.headers.authorization, services.config.SMS_KEY))
    return reply.code(401).send(failure(401, 'keyUnknown', 'Send the gateway’s key as a bearer token'))
  const read = Incoming.safeParse(parsed(String(request.body ?? '')))
  if (!read.success) return reply.code(400).send(failure(400, 'notAText', 'Send {from, text}'))
  const { from, text } = read.data
  const hash = hashOfAddress(services, 'sms', from)
  const now = clock.now()
  await db.transaction().execute(async (db) => {
    if (STOP.test(text)) return stopMessages({ db, now }, hash)
    if (START.test(text)) return undoChoice(db, hash)
    if (YES.test(text)) return agreeToMessages({ db, now, queue: (name, data) => queue.add(db, name, data) }, hash)
  })
  return reply.header('cache-control', 'no-store').send({ statusCode: 200, message: 'Noted', data: null })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
