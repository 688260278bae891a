import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Call } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { SentFile } from './answer.ts'
import { Refusal } from './refusal.ts'
import type { Serving } from './serve.ts'

/**
 * Runs a call in one transaction. With an `idempotency-key` header the first answer is kept, sealed, beside what it did, so that
 * a caller who lost the answer may ask again: the same key and body gives the same answer, another body 409.
 */
export async function answerOnce(
  call: Call,
  request: FastifyRequest,
  who: Person | null,
  sent: { input: unknown; file: SentFile | null },
  serving: Serving,
  now: Date,
  handle: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const key = call.keepsAnswer ? keyOf(request) : null
  return serving.db.transaction().execute(async (db) => {
    if (!key) return handle(db)
    const caller = who?.id ?? request.ip
    const bodyHash = hashOf(sent)
    const first = await db
      .insertInto('idempotency')
      .values({ caller, key, call: call.name, bodyHash, answer: null, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    const about = `answer/${caller}/${key}`
    if (!first) return earlierAnswer(db, { caller, key, call: call.name, bodyHash }, (sealed) => serving.services.vault.open(about, sealed))
    const answer = await handle(db)
    if (answer instanceof Refusal) await db.deleteFrom('idempotency').where('caller', '=', caller).where('key', '=', key).execute()
    if (!(answer instanceof Refusal)) {
      await db
        .updateTable('idempotency')
        .set({ answer: JSON.stringify(serving.services.vault.seal(about, JSON.stringify(answer))) })
        .where('caller', '=', caller)
        .where('key', '=', key)
        .execute()
    }
    return answer
  })
}

function hashOf({ input, file }: { input: unknown; file: SentFile | null }): string {
  return createHash('sha256')
    .update(JSON.stringify(input))
    .update(file?.bytes ?? '')
    .digest('base64url')
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Refusal(400, 'badKey', 'The idempotency-key header must be 1 to 200 visible characters')
  return key
}

async function earlierAnswer(
  db: Db,
  asked: { caller: string; key: string; call: string; bodyHash: string },
  open: (sealed: string) => string,
): Promise<unknown> {
  const earlier = await db
    .selectFrom('idempotency')
    .select(['call', 'bodyHash', 'answer'])
    .where('caller', '=', asked.caller)
    .where('key', '=', asked.key)
    .executeTakeFirstOrThrow()
  if (earlier.call !== asked.call || earlier.bodyHash !== asked.bodyHash) {
    throw new Refusal(409, 'keyUsed', 'This idempotency-key has already been used for another request. Use a new key for a new request.')
  }
  return JSON.parse(open(z.string().parse(earlier.answer)))
}
