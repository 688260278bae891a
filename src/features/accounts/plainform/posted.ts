import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf, type Call } from '#platform/contract/call.ts'
import { plainHeaders } from '#platform/server/plainpage.ts'
import type { Wrong } from './fields.ts'

/** A form as a browser sends it by itself. */
export const acceptForms = (app: FastifyInstance) =>
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 32 * 1024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

export const Text = z.string().default('')

/** The page that somebody is to come to afterwards, as it stands in the address of the form. */
export const pathIn = ({ query }: FastifyRequest) => z.object({ path: z.string() }).safeParse(query).data?.path

const Refused = z.object({
  error: z.string().optional(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).default({}),
})

/** Asks a call as anybody’s browser would, from the same network and device. */
export async function askAs(app: FastifyInstance, { ip, headers }: FastifyRequest, call: Call, input: object, key?: string) {
  const answered = await app.inject({
    method: call.method,
    url: addressOf(call),
    remoteAddress: ip,
    headers: { ...(headers['user-agent'] && { 'user-agent': headers['user-agent'] }), ...(key && { 'idempotency-key': key }) },
    payload: input,
  })
  const { error = 'That didn’t work. Try again in a minute.', code = '', fields } = Refused.catch({ fields: {} }).parse(answered.json())
  return { answered, code, words: error, fields }
}

/** What is wrong, at the fields of the form: those of an address stand beside the others. */
export const wrongIn = ({ fields, words }: { fields: Wrong; words: string }): Wrong =>
  Object.keys(fields).length > 0
    ? Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.split('.').at(-1) ?? '', sentence]))
    : { '': words }

export const sendPage = (reply: FastifyReply, status: number, html: string, script = '') =>
  reply.code(status).headers(plainHeaders(script)).send(html)
