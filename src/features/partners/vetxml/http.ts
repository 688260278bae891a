import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerChip } from '#features/implanting/contract.ts'
import type { CallAs } from '#platform/server/callas.ts'
import { failureFor } from '#platform/server/failures.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Serving } from '#platform/server/serve.ts'
import { type KeyHolder, keyHolder } from '../keyHolder.ts'
import { registerFor, stateNow } from '../registerFor.ts'
import { sandboxChip } from '../sandbox.ts'
import type { NewRegistration } from '../shapes.ts'
import { answerXml, CODES } from './answers.ts'
import { readMessage } from './read.ts'

const LARGEST_MESSAGE = 32 * 1024

/**
 * `POST /api/vetxml/microchip-registration`: the software of a practice or shelter registers a chip. It reads the code in a header and the
 * flags in the body; both are only sent with a 200, because it reads nothing of another answer.
 */
export async function serveVetxml(app: FastifyInstance, serving: Serving, callAs: CallAs): Promise<void> {
  await app.register(async (scope) => {
    const holders = new WeakMap<FastifyRequest, KeyHolder>()
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_MESSAGE }, (_request, body, done) => done(null, textOf(body)))
    scope.setErrorHandler(async (error, request, reply) => {
      const { body, retryAfter, unforeseen } = failureFor(error)
      if (unforeseen) request.log.error({ err: error }, 'a registration by VetXML failed')
      if (retryAfter) reply.header('retry-after', retryAfter)
      return send(reply.code(body.statusCode), { words: body.message, refusal: body.code })
    })
    scope.post('/api/vetxml/microchip-registration', {
      onRequest: async (request, reply) => {
        const holder = await holderOf(request, serving)
        if (typeof holder === 'string') return send(reply, { code: CODES.unrecognised[0], words: holder })
        holders.set(request, holder)
        return undefined
      },
      handler: async (request, reply) => {
        const holder = holders.get(request)
        if (!holder) throw new Refusal(401, 'keyNeeded', CODES.unrecognised[1])
        const { chipNumber, registration } = readMessage(String(request.body ?? ''))
        if (!registration) return send(reply, { words: IMPOSSIBLE, chipNumber, chipFound: false, chipRegisterable: false })
        return send(reply, await answerTo(registration, holder, request.ip))
      },
    })
  })

  async function answerTo(registration: NewRegistration, holder: KeyHolder, address: string) {
    const { chipNumber } = registration.pet
    if (holder.mode === 'sandbox') return ofSandbox(registration.pet)
    try {
      const { id } = await registerFor(callAs, holder, { registration, sentAs: null, now: serving.clock.now(), address })
      return success('waiting', chipNumber, id)
    } catch (error) {
      if (!(error instanceof Refusal) || !FOR_GOOD.has(error.code)) throw error
      const state = error.code === 'chipTaken' ? await stateNow(callAs, holder, chipNumber, address) : null
      if (state) return success(state === 'registered' ? 'registered' : 'known', chipNumber)
      return { words: error.message, refusal: error.code, chipNumber, chipFound: true, chipRegisterable: false }
    }
  }
}

/** Refusals that no later try will change. */
const FOR_GOOD: ReadonlySet<string> = new Set(['chipTaken', 'heldElsewhere', 'otherHolder', 'notSterile', 'usedAlready'])
const IMPOSSIBLE = 'No chip can have this number. Scan it again.'

async function holderOf({ headers, ip }: FastifyRequest, serving: Serving): Promise<KeyHolder | string> {
  const [user, key] = [String(headers['apiuser'] ?? ''), String(headers['apikey'] ?? '')]
  const holder = key.startsWith(`${user}.`) ? await keyHolder(serving, key, ip) : null
  if (!holder) return CODES.unrecognised[1]
  if (!holder.scopes.includes('register')) return 'This key can’t register microchips. Make one that can.'
  return holder.problem ? 'The account of this key can’t register microchips at the moment. Sign in to see why.' : holder
}

const success = (what: 'registered' | 'known' | 'waiting', chipNumber: string, registrationId?: string) => ({
  code: CODES[what][0],
  words: CODES[what][1],
  chipNumber,
  chipFound: true,
  chipRegisterable: true,
  ...(registrationId && { registrationId }),
})

function ofSandbox({ chipNumber, evenIfHeldElsewhere }: NewRegistration['pet']) {
  const chip = sandboxChip(chipNumber)
  const isElsewhere = chip === 'registeredElsewhere'
  if (chip === 'free' || (isElsewhere && evenIfHeldElsewhere)) return success('waiting', chipNumber)
  if (chip === 'yours') return success('known', chipNumber)
  const why = isElsewhere
    ? { words: registerChip.refuses.heldElsewhere[1], refusal: 'heldElsewhere' }
    : { words: registerChip.refuses.chipTaken[1], refusal: 'chipTaken' }
  return { ...why, chipNumber, chipFound: true, chipRegisterable: false }
}

/** UTF-8 or, as older software writes whatever it says of itself, Windows-1252. */
const textOf = (body: string | Buffer) =>
  typeof body === 'string' || isUtf8(body) ? body.toString() : new TextDecoder('windows-1252').decode(body)

/** Some software looks for the code anywhere in the headers, so that no other header may hold one by chance. */
function send(reply: FastifyReply, answer: Parameters<typeof answerXml>[0]) {
  reply.removeHeader('x-request-id')
  if (answer.code) reply.header('x-vetxml-code', answer.code)
  return reply.header('cache-control', 'no-store').type('application/xml; charset=utf-8').send(answerXml(answer))
}
