import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf, type Call } from '#platform/contract/call.ts'
import type { Serving } from '#platform/server/serve.ts'
import { preferredLanguage } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { addScanTracking, getPetProfileByToken } from './contract.ts'
import { TAG_POLICY, tagPage } from './page/tagpage.ts'
import { TagProfile } from './shapes.ts'

const Text = z.string().max(2000).default('')
const Form = z.object({
  lat: Text,
  lng: Text,
  accuracy: Text,
  denied: Text,
  where: Text,
  message: Text,
  contact: Text,
  safe: Text,
})
const Answer = z.object({ data: z.object({ relayLink: z.string().nullable() }).nullish() })

interface Asked {
  Params: { token: string }
  Querystring: { sent?: string }
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

  const ask = async (call: Call, { ip }: FastifyRequest, input: object) => {
    const isGet = call.method === 'GET'
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    return app.inject({ method: call.method, url: addressOf(call), remoteAddress: ip, ...(isGet ? { query } : { payload: input }) })
  }

  async function show(request: FastifyRequest<Asked>, reply: FastifyReply, sent: Parameters<typeof tagPage>[0]['sent']) {
    const { token } = request.params
    const answered = await ask(getPetProfileByToken, request, { token: token.slice(0, 60) })
    const profile = answered.statusCode === 200 ? TagProfile.parse(answered.json().data) : null
    const language = preferredLanguage(request.headers['accept-language'])
    return reply
      .code(profile ? 200 : answered.statusCode)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': TAG_POLICY,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        vary: 'accept-language',
      })
      .send(tagPage({ token, language, profile, sent }))
  }

  async function tell(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const typed = Form.safeParse(request.body).data
    if (!typed) return show(request, reply, 'failed')
    const answered = await ask(addScanTracking, request, { token: request.params.token.slice(0, 60), ...saidIn(typed) })
    const { data } = Answer.catch({ data: null }).parse(answered.json())
    if (answered.statusCode !== 200) return show(request, reply, 'failed')
    return show(request, reply, { relayPath: data?.relayLink ? new URL(data.relayLink).pathname : null })
  }
}

/** As the call takes it. */
function saidIn({ lat, lng, accuracy, denied, where, message, contact, safe }: z.output<typeof Form>) {
  const said = contact.trim()
  const place = lat && lng ? { kind: 'precise', lat: Number(lat), lng: Number(lng), accuracyMetres: Number(accuracy) || 0 } : null
  return {
    ...(place ? { place } : denied && { place: { kind: 'denied' } }),
    placeWords: where.slice(0, 200),
    // A way to answer is of use only where there is something to answer.
    message: message || (said ? 'I’ve scanned the tag.' : ''),
    canHold: safe === 'yes',
    ...(said && (said.includes('@') ? { finderEmail: said } : { finderMobile: said })),
  }
}
