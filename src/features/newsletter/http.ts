import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { failure } from '#platform/contract/envelope.ts'
import type { Serving } from '#platform/server/serve.ts'
import { paths } from '#src/paths.ts'
import { readerOf } from './readers.ts'
import { setLeft } from './setLeft.ts'

const LARGEST = 8 * 1024

/** What a mail program posts to when its reader presses "unsubscribe" (RFC 8058): without cookies or questions. */
export async function serveLeaving(app: FastifyInstance, { db, services, clock }: Serving): Promise<void> {
  const url = paths.leaveNewsletter(':token').replace('%3A', ':')
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) => done(null, body))
    scope.post(url, async (request, reply) => {
      const reader = await readerOf(db, services, tokenOf(request))
      if (!reader) return reply.code(404).send(failure(404, 'linkUnknown', 'We don’t recognise this link'))
      await setLeft(db, reader.id, clock.now())
      return reply.header('cache-control', 'no-store').send({ statusCode: 200, message: 'You won’t get our newsletter again', data: null })
    })
    // A mail program that knows nothing of one click opens the address; only a press on the page changes anything.
    scope.get(url, (request, reply) => reply.redirect(paths.newsletter(tokenOf(request)), 303))
  })
}

const Params = z.object({ token: z.string().max(100) })
const tokenOf = ({ params }: FastifyRequest) => Params.safeParse(params).data?.token ?? ''
