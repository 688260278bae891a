import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hitOfLookup } from '#features/chips/hitOfLookup.ts'
import { registerByKey } from '#features/chips/queries.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Serving } from '#platform/server/serve.ts'
import { openLookupLog } from './log.ts'
import { petByChip } from './queries.ts'

/** For a register that has our key; whoever has none counts as any stranger who looks up chips. */
const REGISTER_LIMIT = { times: 600, seconds: 60 }

/** What lookups need beside the calls: the public key, the question of other registers (docs/registers.md), and the log. */
export function serveRegisters(app: FastifyInstance, serving: Serving): void {
  const log = openLookupLog(serving, (facts, words) => app.log.warn(facts, words))
  app.addHook('onClose', () => log.close())

  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send(serving.services.signer.publicKeys()),
  )
  app.get('/api/registers/v1/holds/:number', (request, reply) => answerRegister(request, reply, serving))
}

/** Yes or no, and that a yes isn’t proven yet: never more. */
async function answerRegister(request: FastifyRequest, reply: FastifyReply, serving: Serving) {
  const known = await isKnown(request.headers.authorization, serving)
  if (known === false) return reply.code(401).send({ error: 'Send the agreed key as a bearer token' })
  const { allowed, retryAfter } = limit(request.ip, known === true, serving)
  if (!allowed)
    return reply
      .code(429)
      .header('retry-after', retryAfter)
      .send({ error: `You’ve asked too many times. Try again in ${retryAfter} seconds.` })

  const { number = '' } = Object(request.params)
  const reading = readChipNumber(String(number))
  if (!reading.valid) return reply.code(400).send({ error: reading.because })
  if (reading.number !== number) return reply.code(400).send({ error: `Ask for the number as we store it: ${reading.number}` })

  const pet = await petByChip(serving.reservedDb, reading.number)
  return reply.header('cache-control', 'no-store').send({
    chipNumber: reading.number,
    holds: pet !== null && !pet.movedTo,
    ...(pet?.unresolvedWith && !pet.movedTo && { proven: false, alsoWith: pet.unresolvedWith.name }),
  })
}

/** True with the shared key or one that we gave to a register, false with another; without a key, null where we ask for none. */
async function isKnown(authorization: string | undefined, { reservedDb, services }: Serving): Promise<boolean | null> {
  const shared = services.config.REGISTERS_KEY
  if (shared && timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${shared}`))) return true
  const [, key] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
  if (key && (await registerByKey(reservedDb, key))) return true
  return shared ? false : null
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function limit(address: string, isRegister: boolean, { services, clock }: Serving) {
  const now = clock.now()
  if (!isRegister) return hitOfLookup({ services, address, now })
  return services.limiter.hit(`registers/${networkOf(address)}`, REGISTER_LIMIT, now)
}
