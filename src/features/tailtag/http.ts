import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf, type Call } from '#platform/contract/call.ts'
import { isFromAnotherSite } from '#platform/server/anothersite.ts'
import type { Serving } from '#platform/server/serve.ts'
import { preferredLanguage } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { addScanTracking, getPetProfileByToken } from './contract.ts'
import { NOTHING_TYPED, type Sent, TAG_HEADERS, type Typed, tagPage } from './page/tagpage.ts'
import { ScanPlace, TagProfile } from './shapes.ts'

/** Browsers send a line break as two characters and count it as one. */
const Text = z
  .string()
  .overwrite((typed) => typed.replaceAll('\r\n', '\n'))
  .default('')
const Form = z.object({
  lat: Text,
  lng: Text,
  accuracy: Text,
  denied: Text,
  where: Text,
  message: Text,
  contact: Text,
  safe: Text,
  press: Text,
})
const Answer = z.object({
  data: z.object({ relayLink: z.string().nullable() }).nullish().catch(null),
  fields: z.record(z.string(), z.string()).default({}),
})

interface Asked {
  Params: { token: string }
}

/** `/t/:token`, what the code on a tag leads to. Reading it records nothing: only the form that a person sends does. */
export function serveTags(app: FastifyInstance, _serving: Serving) {
  void app.register(async (tags) => {
    tags.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 32 * 1024 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    tags.get<Asked>(paths.tag(':token').replace('%3A', ':'), (request, reply) => show(request, reply, null))
    tags.post<Asked>(paths.tag(':token').replace('%3A', ':'), tell)
  })

  const ask = async (call: Call, { ip }: FastifyRequest, input: object, headers: Record<string, string> = {}) => {
    const isGet = call.method === 'GET'
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    return app.inject({
      method: call.method,
      url: addressOf(call),
      remoteAddress: ip,
      headers,
      ...(isGet ? { query } : { payload: input }),
    })
  }

  async function show(request: FastifyRequest<Asked>, reply: FastifyReply, sent: Sent | null) {
    const { token } = request.params
    const answered = await ask(getPetProfileByToken, request, { token: token.slice(0, 60) })
    const isUnknown = answered.statusCode === 404 || answered.statusCode === 400
    const profile = answered.statusCode === 200 ? TagProfile.parse(answered.json().data) : isUnknown ? 'unknown' : 'away'
    const language = preferredLanguage(request.headers['accept-language'])
    return reply
      .code(answered.statusCode)
      .headers({ ...TAG_HEADERS, vary: 'accept-language' })
      .send(tagPage({ token, language, profile, sent, press: randomUUID() }))
  }

  async function tell(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const { token } = request.params
    if (isFromAnotherSite(request)) return reply.redirect(paths.tag(token), 303)
    const typed = Form.safeParse(request.body).data
    if (!typed) return show(request, reply, { typed: NOTHING_TYPED, isContactWrong: false })
    const headers = { 'idempotency-key': pressOf(token, typed) }
    const answered = await ask(addScanTracking, request, { token: token.slice(0, 60), ...saidIn(typed) }, headers)
    const { data, fields } = Answer.catch({ data: null, fields: {} }).parse(answered.json())
    if (answered.statusCode === 200) return show(request, reply, { relayPath: data?.relayLink ? new URL(data.relayLink).pathname : null })
    return show(request, reply, { typed, isContactWrong: 'finderEmail' in fields || 'finderMobile' in fields })
  }
}

/** The same for a form that is sent again as it was: pressed twice, or the page loaded anew. */
const pressOf = (token: string, typed: z.output<typeof Form>) =>
  createHash('sha256')
    .update(JSON.stringify([token, typed]))
    .digest('base64url')

/** As the call takes it. */
function saidIn(typed: z.output<typeof Form>) {
  const said = typed.contact.trim()
  const place = placeIn(typed)
  return {
    ...(place && { place }),
    placeWords: typed.where,
    // A way to answer is of use only where there is something to answer.
    message: typed.message || (said ? 'I’ve scanned the tag.' : ''),
    canHold: typed.safe === 'yes',
    ...(said && (said.includes('@') ? { finderEmail: said } : { finderMobile: said })),
  }
}

const FARTHEST_METRES = 100_000

/** Where the device says it is. What can’t be a place is left out: the rest must still reach the keeper. */
function placeIn({ lat, lng, accuracy, denied }: Typed) {
  if (!lat || !lng) return denied ? { kind: 'denied' } : undefined
  const accuracyMetres = Math.min(Math.max(Number(accuracy) || 0, 0), FARTHEST_METRES)
  return ScanPlace.safeParse({ kind: 'precise', lat: Number(lat), lng: Number(lng), accuracyMetres }).data
}
