import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock/clock.ts'
import { BASE_PATH, type Call, type Role } from '#platform/contract/call.ts'
import { cut, fieldSentences } from '#platform/contract/words.ts'
import type { Db } from '#platform/database/db.ts'
import type { Queue } from '#platform/jobs/queue.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Act, Asked, Beforehand, Handler } from './answer.ts'
import { LARGEST_ANSWER, refuseLongQuery } from './bounds.ts'
import { findUnkept } from './characters.ts'
import { refuseForRoom } from './disk.ts'
import { guarded } from './guard.ts'
import { answerOnce } from './idempotency.ts'
import type { Needs } from './needs.ts'
import { networkOf } from './network.ts'
import { Refusal, refusalsOf } from './refusal.ts'
import { toolsOn } from './tools.ts'
import { fileAndFields } from './upload.ts'

export interface Serving {
  db: Db
  /** Where calls that only read may look; the same as `db` when there is no replica. */
  readDb: Db
  /** The same for the calls that are always answered, on connections that no other call uses. */
  reservedDb: Db
  queue: Queue
  clock: Clock
  needs: Needs
  /** Who a session token belongs to, or null when it is not (any longer) good. */
  identify: (token: string, on?: 'reserved') => Promise<Person | null>
}

/** Where a call may look before its transaction opens, or all the time if it only reads. */
export function lookingDb(call: Call, { db, readDb, reservedDb }: Pick<Serving, 'db' | 'readDb' | 'reservedDb'>): Db {
  if (call.alwaysAnswered) return reservedDb
  return call.reads ? readDb : db
}

/** Gives every call of the contract its route. */
export function serve(app: FastifyInstance, handlers: readonly Handler[], serving: Serving): void {
  for (const handler of handlers) {
    const { call } = handler
    const refuse = refusalsOf(call)
    const askers = new WeakMap<FastifyRequest, Asker>()
    app.route({
      method: call.method,
      url: BASE_PATH + call.path,
      config: { call: call.name },
      onRequest: async (request) => void askers.set(request, await admit(call, request, serving)),
      handler: (request, reply) => respond(handler, refuse, askers.get(request), request, reply, serving),
    })
  }
}

/** Who asks, and when. */
interface Asker {
  who: Person | null
  now: Date
}

/** Lets a caller in, and counts them, before a byte of what they send is read. */
async function admit(call: Call, request: FastifyRequest, serving: Serving): Promise<Asker> {
  refuseLongQuery(request.url)
  const now = serving.clock.now()
  const who = await personFor(call, request, serving)
  refuseTooOften(call, who?.id ?? networkOf(request.ip), serving, now)
  refuseForRoom(call, serving.needs.disk)
  return { who, now }
}

async function respond(
  handler: Handler,
  refuse: Asked<Call>['refuse'],
  asker: Asker | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
) {
  if (!asker) throw new Error(`${handler.call.name} was reached by somebody who was not let in`)
  const { call } = handler
  const { who, now } = asker
  const { file, fields } = call.takes === 'file' ? await fileAndFields(call, request) : { file: null, fields: bodyOf(call, request) }
  const input = parse(call, fields)

  const given: { document?: { bytes: Buffer; type: string; name: string } } = {}
  const later: (() => void)[] = []
  const db = lookingDb(call, serving)
  const act = actorOn(serving, now, who?.id ?? null)
  const beforehand: Beforehand<Call> = { input, who, db, now, address: request.ip, needs: serving.needs, refuse, file, act }
  const before = await handler.before?.(beforehand)
  const handle = async (db: Db) => {
    const asked: Asked<Call> = {
      ...beforehand,
      db,
      ...toolsOn(db, serving.queue, now, who?.id ?? null),
      afterwards: (act) => later.push(act),
      give: (document) => {
        given.document = document
      },
    }
    const result = await handler.handle(asked, before)
    return result instanceof Refusal || given.document ? result : call.output.parse(result)
  }

  const result = call.reads ? await handle(db) : await answerOnce(call, request, who, { input, file }, serving, now, handle)
  if (result instanceof Refusal) throw result
  for (const act of later) void guarded(request.log, `what follows ${call.name}`, act, () => {})
  reply.header('cache-control', 'no-store')
  if (given.document) return sendDocument(reply, given.document)
  const text = JSON.stringify({ statusCode: 200, message: call.says, data: result })
  if (text.length > LARGEST_ANSWER) throw new Error(`${call.name} has an answer of ${text.length} characters`)
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Opens transactions in somebody's name. */
export function actorOn({ db, queue, needs }: Pick<Serving, 'db' | 'queue' | 'needs'>, now: Date, byAccount: string | null): Act {
  return (work) =>
    db.transaction().execute((transaction) => work({ db: transaction, now, needs, ...toolsOn(transaction, queue, now, byAccount) }))
}

/** Who asks, if the call lets them in. A stranger with a stale token may still ask what anyone may ask. */
async function personFor(call: Call, request: FastifyRequest, { identify }: Serving): Promise<Person | null> {
  const token = request.headers.authorization
  const who = token ? await identify(token, call.alwaysAnswered ? 'reserved' : undefined) : null
  if (call.who === 'anyone') return who
  if (call.who === 'guest') {
    if (who) throw new Refusal(403, 'alreadySignedIn', 'You are already signed in')
    return null
  }
  if (!who) throw new Refusal(401, 'signInFirst', token ? 'Your session has ended. Sign in again.' : 'Sign in to continue')
  if (call.who === 'signed-in') return who
  if (!call.who.some((role) => who.roles.includes(role))) throw new Refusal(403, 'notYourRole', `Only ${listOf(call.who)} can do this`)
  return who
}

function listOf(roles: readonly Role[]): string {
  const names = roles.map((role) => `${/^[AI]/.test(role) ? 'an' : 'a'} ${role}`)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** Counts one question of a caller. Throws 429 when it is one too many. */
export function refuseTooOften(call: Call, caller: string, { needs }: Serving, now: Date) {
  const hit = needs.limiter.hit(`${call.name}/${caller}`, call.limit, now)
  if (!hit.allowed)
    throw new Refusal(429, 'tooOften', `That is too often. Try again in ${waitWords(hit.retryAfter)}.`, { retryAfter: hit.retryAfter })
}

const waitWords = (seconds: number) => (seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`)

function bodyOf(call: Call, request: FastifyRequest): unknown {
  return call.method === 'POST' ? (request.body ?? {}) : request.query
}

function parse(call: Call, fields: unknown) {
  const unkept = findUnkept(fields)
  if (unkept) throw badInput({ [unkept.path]: unkept.words })
  const read = call.input.safeParse(fields)
  if (!read.success) throw badInput(fieldSentences(read.error))
  return read.data
}

function badInput(fields: Record<string, string>): Refusal {
  const names = Object.keys(fields)
  const message = names.length === 1 ? (Object.values(fields)[0] ?? '') : cut(`Check ${names.length} answers: ${names.join(', ')}`)
  return new Refusal(400, 'checkAnswers', message, { fields })
}

function sendDocument(reply: FastifyReply, { bytes, type, name }: { bytes: Buffer; type: string; name: string }) {
  const ascii = name.replace(/[^\w. -]/g, '_')
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'private, no-store')
    .send(bytes)
}
