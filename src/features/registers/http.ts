import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { registerByKey } from '#features/chips/queries.ts'
import { objectToMove } from '#features/recordTransfers/decideMove.ts'
import { hasOpenMove } from '#features/recordTransfers/queries.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { Line } from '#platform/contract/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import type { Serving } from '#platform/server/serve.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { paths } from '#src/paths.ts'
import { openConflict } from './openConflict.ts'
import { petWithConflict } from './queries.ts'

/** For each register that tells us things. */
const LIMIT = { times: 600, seconds: 60 }

const Told = z.object({ chipNumber: z.string().max(60), to: z.string().max(100).optional(), at: z.iso.datetime() })

/** What other registers tell us, and the enquirers whom they send on (docs/registers.md). */
export function serveRegisters(app: FastifyInstance, serving: Serving): void {
  app.post('/api/registers/v1/moved', (request, reply) => hear(request, reply, serving, 'moved'))
  app.post('/api/registers/v1/conflict', (request, reply) => hear(request, reply, serving, 'told'))
  app.get('/redirected/:number', (request, reply) => answerEnquirer(request, reply, serving))
}

/** Only a register that has a key of ours is heard: its word makes us write to a keeper. */
async function hear(request: FastifyRequest, reply: FastifyReply, serving: Serving, found: 'moved' | 'told') {
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  const told = Told.safeParse(request.body)
  const from = await registerOf(serving, key, told.data?.to)
  if (!from) return reply.code(401).send({ error: 'Send the agreed key as a bearer token' })
  const { allowed, retryAfter } = serving.services.limiter.hit(`registers/${from.code}`, LIMIT, serving.clock.now())
  if (!allowed)
    return reply
      .code(429)
      .header('retry-after', retryAfter)
      .send({ error: `Try again in ${retryAfter} seconds` })
  if (!told.success) return reply.code(400).send({ error: 'Send chipNumber, to and at as JSON' })
  const reading = readChipNumber(told.data.chipNumber)
  if (!reading.valid) return reply.code(400).send({ error: reading.because })

  const isSettled = await serving.db
    .transaction()
    .execute((db) => note(db, serving, { chipNumber: reading.number, registerCode: from.code, found }))
  return reply
    .header('cache-control', 'no-store')
    .send({ chipNumber: told.data.chipNumber, ...(found === 'moved' ? { moved: isSettled } : { noted: true }) })
}

/** Opens a conflict, once. True where nothing here stands against what was told: we have no such number, or its keeper has left it with that register. */
async function note(
  db: Db,
  serving: Serving,
  { chipNumber, registerCode, found }: { chipNumber: string; registerCode: string; found: 'moved' | 'told' },
) {
  const pet = await petWithConflict(db, chipNumber)
  if (!pet) return true
  if (pet.registerCode === registerCode && pet.status === 'movedThere') return true
  const tools = toolsOn(db, serving, serving.clock.now(), null)
  if (found === 'moved' && (await objectToMove(tools, { petId: pet.petId, registerCode }))) return false
  if (!pet.conflictId && !(await hasOpenMove(db, pet.petId, registerCode)))
    await openConflict(tools, { petId: pet.petId, keeperId: pet.keeperId, registerCode, found })
  return false
}

/** By a key of its own, or by the key that all have and the name that it gives. */
async function registerOf({ db, services }: Serving, key: string, name: string | undefined) {
  const own = key === '' ? undefined : await registerByKey(db, key)
  if (own || !name || !isShared(key, services.config.REGISTERS_KEY)) return own ?? null
  const named = await db
    .selectFrom('otherRegister')
    .select(['code', 'name'])
    .where((row) => row.or([row('code', '=', name), row(row.fn<string>('lower', ['name']), '=', name.toLowerCase())]))
    .executeTakeFirst()
  return named ?? null
}

const isShared = (key: string, shared: string | undefined) =>
  shared !== undefined && timingSafeEqual(Buffer.from(hashOfSecret(key)), Buffer.from(hashOfSecret(shared)))

/** Reg 7(2)(b): whoever another register sends to us gets the answer itself, from us. Who sent them is counted, and nothing of them is kept. */
async function answerEnquirer(request: FastifyRequest, reply: FastifyReply, { db, clock }: Serving) {
  const { number = '' } = z.object({ number: z.string() }).catch({ number: '' }).parse(request.params)
  const { from } = z
    .object({ from: Line(60).optional() })
    .catch({})
    .parse(request.query)
  const sender = from && (await db.selectFrom('otherRegister').select('code').where('code', '=', from).executeTakeFirst())
  if (sender) await count(db, sender.code, londonDate(clock.now()))
  return reply.redirect(paths.chip(number), 303)
}

const count = (db: Db, registerCode: string, day: string) =>
  db
    .insertInto('redirect')
    .values({ registerCode, day, count: 1 })
    .onConflict((known) => known.columns(['registerCode', 'day']).doUpdateSet((row) => ({ count: row('redirect.count', '+', 1) })))
    .execute()
