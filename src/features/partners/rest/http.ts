import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Id } from '#platform/contract/shapes.ts'
import { fieldSentences, readInput } from '#platform/contract/words.ts'
import type { CallAs } from '#platform/server/callas.ts'
import { documentRoute } from '#platform/server/documents.ts'
import { Refusal, refusalsOf } from '#platform/server/refusal.ts'
import type { Serving } from '#platform/server/serve.ts'
import { type KeyHolder, keyHolder } from '../keyHolder.ts'
import { lookUpFor } from '../lookUpFor.ts'
import { keyByHolder } from '../policy.ts'
import { registrationById } from '../queries.ts'
import { badMessage } from '../refusals.ts'
import { registerFor, stateNow } from '../registerFor.ts'
import { SANDBOX_REGISTRATION, sandboxChip } from '../sandbox.ts'
import { NewRegistration, type Registration } from '../shapes.ts'
import { type Endpoint, lookUpChip, PARTNER_PATH, register, registration } from './endpoints.ts'
import { partnerOpenapi } from './openapi.ts'

type Answer = (request: FastifyRequest, holder: KeyHolder) => Promise<unknown>

/** The API for the software of partners: each address asks for a key first, and then answers in the house's envelope. */
export function servePartners(app: FastifyInstance, serving: Serving, callAs: CallAs): void {
  const answers: [Endpoint, Answer][] = [
    [lookUpChip, async (request, holder) => lookUpFor({ serving, callAs }, holder, paramOf(request, 'number'))],
    [register, take],
    [registration, show],
  ]
  for (const [endpoint, answer] of answers) {
    const holders = new WeakMap<FastifyRequest, KeyHolder>()
    app.route({
      method: endpoint.method,
      url: PARTNER_PATH + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request) => void holders.set(request, await holderOf(request, endpoint)),
      handler: async (request, reply) => {
        const holder = holders.get(request) ?? (await holderOf(request, endpoint))
        const data = endpoint.output.parse(await answer(request, holder))
        return reply.header('cache-control', 'no-store').send({ statusCode: 200, message: endpoint.says, data })
      },
    })
  }
  app.get(
    `${PARTNER_PATH}/openapi.json`,
    documentRoute('application/json; charset=utf-8', () => JSON.stringify(partnerOpenapi())),
  )

  async function holderOf({ headers, ip }: FastifyRequest, { scope }: Endpoint): Promise<KeyHolder> {
    const [, key = ''] = /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '') ?? []
    const holder = key ? await keyHolder(serving, key, ip) : null
    if (!holder) throw new Refusal(401, 'keyNeeded', 'Send your key as a bearer token, in the header authorization')
    const problem = keyByHolder(holder, scope)
    if (problem) throw problem
    return holder
  }

  async function take({ body, headers, ip }: FastifyRequest, holder: KeyHolder): Promise<Registration> {
    const sentKey = headers['idempotency-key']
    if (sentKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(String(sentKey)))
      throw new Refusal(400, 'badKey', 'The idempotency-key header must be 1 to 200 visible characters')
    const read = readInput(NewRegistration, body ?? {}, { from: 'program' })
    if (!read.success) throw badMessage(fieldSentences(read.error))
    const { chipNumber } = read.data.pet
    if (holder.mode === 'sandbox') {
      const [chip, refuse] = [sandboxChip(chipNumber), refusalsOf({ name: 'register', ...register })]
      const isElsewhere = chip === 'registeredElsewhere'
      if (isElsewhere && !read.data.pet.evenIfHeldElsewhere) throw refuse('heldElsewhere', { field: 'pet.evenIfHeldElsewhere' })
      if (!isElsewhere && chip !== 'free') throw refuse('chipTaken', { field: 'pet.chipNumber' })
      return { registrationId: SANDBOX_REGISTRATION, chipNumber, status: 'waiting' }
    }
    const sent = { registration: read.data, sentAs: sentKey ? `key/${String(sentKey)}` : null, now: serving.clock.now(), address: ip }
    const { id } = await registerFor(callAs, holder, sent)
    return { registrationId: id, chipNumber, status: 'waiting' }
  }

  async function show(request: FastifyRequest, holder: KeyHolder): Promise<Registration> {
    const none = refusalsOf({ name: 'registration', ...registration })('noSuchRegistration')
    const id = Id.safeParse(paramOf(request, 'id')).data
    if (!id) throw none
    if (holder.mode === 'sandbox' && id === SANDBOX_REGISTRATION)
      return { registrationId: id, chipNumber: '985000000000011', status: 'waiting' }
    const found = await registrationById(serving.db, id, holder.who.id)
    if (!found) throw none
    const status = (await stateNow(callAs, holder, found.chipNumber, request.ip)) ?? 'unregistered'
    return { registrationId: id, chipNumber: found.chipNumber, status }
  }
}

const paramOf = ({ params }: FastifyRequest, name: string) => String(Object(params)[name] ?? '')
