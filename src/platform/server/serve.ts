import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, type Call, type Role } from '#platform/contract/call.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Handler } from './answer.ts'
import { askerFor, recordAct } from './asker.ts'
import { LARGEST_ANSWER, refuseLongQuery } from './bounds.ts'
import { sendCacheable } from './cacheable.ts'
import { refuseForRoom } from './disk.ts'
import { WRONG_MEDIA } from './failures.ts'
import { guarded } from './guard.ts'
import { answerOnce } from './idempotency.ts'
import { networkOf } from './network.ts'
import { type Ground, perform } from './perform.ts'
import { Refusal } from './refusal.ts'
import { fileAndFields } from './upload.ts'

export interface Serving extends Ground {
  /** Who a session token belongs to, or null when it is not (any longer) good. */
  identify: (token: string, on?: 'reserved') => Promise<Person | null>
}

/** Gives every call of the contract its route. */
export function serve(app: FastifyInstance, handlers: readonly Handler[], serving: Serving): void {
  for (const handler of handlers) {
    const { call } = handler
    const askers = new WeakMap<FastifyRequest, ServerCaller>()
    app.route({
      method: call.method,
      url: addressOf(call),
      config: { call: call.name },
      onRequest: async (request) => void askers.set(request, await admit(call, request, serving)),
      handler: (request, reply) => respond(handler, askers.get(request), request, reply, serving),
    })
  }
}

/** Who asks, and when. */
interface ServerCaller {
  who: Person | null
  now: Date
}

/** Lets a caller in, and counts them, before a byte of what they send is read. */
async function admit(call: Call, request: FastifyRequest, serving: Serving): Promise<ServerCaller> {
  refuseLongQuery(request.url)
  const now = serving.clock.now()
  const who = await personFor(call, request, serving)
  refuseTooOften(call, who?.id ?? networkOf(request.ip), serving, now)
  refuseForRoom(call, serving.services.disk)
  return { who, now }
}

/** A form with files is read for calls that take one. Of any other call it would be read as nothing at all. */
function refuseOtherMedia(call: Call, request: FastifyRequest): void {
  if (call.takes === 'json' && request.isMultipart()) throw new Refusal(415, ...WRONG_MEDIA)
}

async function respond(handler: Handler, asker: ServerCaller | undefined, request: FastifyRequest, reply: FastifyReply, serving: Serving) {
  if (!asker) throw new Error(`${handler.call.name} was reached by someone who wasn’t let in`)
  const { call } = handler
  const { who, now } = asker
  refuseOtherMedia(call, request)
  const { file, fields } = call.takes === 'file' ? await fileAndFields(call, request) : { file: null, fields: bodyOf(call, request) }
  const asking = { fields, file, who, now, address: request.ip, agent: request.headers['user-agent'] ?? '' }
  const { data, document, later } = await perform(handler, asking, serving, (sent, handle) =>
    answerOnce(call, request, who, sent, serving, now, async (db) => {
      const result = await handle(db)
      if (!(result instanceof Refusal)) await recordAct(call, who, db, now)
      return result
    }),
  )
  for (const act of later) void guarded(request.log, `what follows ${call.name}`, act, () => {})
  reply.header('cache-control', 'no-store')
  if (document) return sendDocument(reply, document)
  const text = JSON.stringify({ statusCode: 200, message: call.says, data })
  if (text.length > LARGEST_ANSWER) throw new Error(`${call.name} has an answer of ${text.length} characters`)
  reply.type('application/json; charset=utf-8')
  return call.cacheFor > 0 ? sendCacheable(call, who, text, request, reply) : reply.send(text)
}

/** Who asks, if the call lets them in. A stranger with a stale token may still ask what anyone may ask. */
async function personFor(call: Call, request: FastifyRequest, { identify }: Serving): Promise<Person | null> {
  const token = request.headers.authorization
  const caller = token ? await identify(token, call.alwaysAnswered ? 'reserved' : undefined) : null
  if (call.who === 'guest') {
    if (caller) throw new Refusal(403, 'alreadySignedIn', 'You’re already signed in')
    return null
  }
  const who = caller && askerFor(call, caller)
  if (call.who === 'anyone') return who
  if (!who) throw new Refusal(401, 'signInFirst', token ? 'Your session has ended. Sign in again.' : 'Sign in to continue')
  if (call.who === 'signed-in') return who
  refuseOtherRoles(call.who, who)
  return who
}

/** Throws 403 where somebody holds none of the roles for which a call is. */
export function refuseOtherRoles(roles: readonly Role[], who: Person): void {
  if (!roles.some((role) => who.roles.includes(role))) throw new Refusal(403, 'notYourRole', `Only ${listOf(roles)} can do this`)
}

function listOf(roles: readonly Role[]): string {
  const names = roles.map((role) => HOLDERS[role])
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** What the holders of each role are called in a sentence. */
const HOLDERS: Record<Role, string> = {
  Customer: 'pet keepers',
  Implanter: 'implanters',
  Breeder: 'breeders',
  Welfare: 'welfare organisations',
  Student: 'students',
  Trainer: 'trainers',
  'TT-Customer': 'TailTag customers',
  Staff: 'our staff',
}

/** Counts one question of a caller. Throws 429 when it is one too many. */
export function refuseTooOften(call: Call, caller: string, { services }: Serving, now: Date) {
  const hit = services.limiter.hit(`${call.name}/${caller}`, call.limit, now)
  if (!hit.allowed)
    throw new Refusal(429, 'tooOften', `You’ve done that too many times. Try again in ${waitWords(hit.retryAfter)}.`, {
      retryAfter: hit.retryAfter,
    })
}

const waitWords = (seconds: number) =>
  seconds <= 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`

function bodyOf(call: Call, request: FastifyRequest): unknown {
  return call.method === 'POST' ? (request.body ?? {}) : request.query
}

function sendDocument(reply: FastifyReply, { bytes, type, name }: { bytes: Buffer; type: string; name: string }) {
  const ascii = name.replace(/[^\w. -]/g, '_')
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'private, no-store')
    .send(bytes)
}
