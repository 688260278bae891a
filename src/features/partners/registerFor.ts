import { createHash } from 'node:crypto'
import { getImplanterImplantedChips, registerChip } from '#features/implanting/contract.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { CallAs } from '#platform/server/callas.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { KeyHolder } from './keyHolder.ts'
import { earlierRegistration } from './queries.ts'
import type { NewRegistration } from './shapes.ts'

export interface Sent {
  registration: NewRegistration
  /** What tells this message from others; null where its text alone does. */
  sentAs: string | null
  now: Date
  address: string
}

export interface Registered {
  id: string
  chipNumber: string
}

/**
 * Registers an animal as its implanter does on the site, by the same call, so by the same law. Sent again, the same message registers
 * nothing more and has the same answer. Throws the call's refusal.
 */
export async function registerFor(
  callAs: CallAs,
  { keyId, who }: KeyHolder,
  { registration, sentAs, now, address }: Sent,
): Promise<Registered> {
  const bodyHash = hashOf(JSON.stringify(registration))
  const { chipNumber, name: petName } = registration.pet
  const row = { id: newId(), accountId: who.id, keyId, sentAs: sentAs ?? bodyHash, bodyHash, chipNumber, createdAt: now }
  const done = { id: row.id, chipNumber }
  await callAs(registerChip, registration, { who, address, beside })
  return done

  async function beside(db: Db, handle: () => Promise<unknown>) {
    const claimed = await db
      .insertInto('partnerRegistration')
      .values(row)
      .onConflict((same) => same.columns(['accountId', 'sentAs']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!claimed) {
      const { id, petId, requestId, bodyHash: before } = await earlierRegistration(db, who.id, row.sentAs)
      if (before !== bodyHash) throw new Refusal(409, 'keyUsed', KEY_USED)
      done.id = id
      // Of the answer only `done` goes on: whether it came from stock is for the queue of a browser.
      return registerChip.output.parse({ petId, petName, requestId, chipNumber, fromStock: true })
    }
    const answer = await handle()
    const mine = { id: row.id }
    if (answer instanceof Refusal) {
      await db.deleteFrom('partnerRegistration').where('id', '=', mine.id).execute()
      return answer
    }
    const { petId, requestId } = registerChip.output.parse(answer)
    await db.updateTable('partnerRegistration').set({ petId, requestId }).where('id', '=', mine.id).execute()
    return answer
  }
}

const KEY_USED = 'This idempotency-key has already been used for another request. Use a new key for a new request.'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** How the registration of a chip that this implanter put in is now; null for a chip that they didn't. */
export async function stateNow(callAs: CallAs, { who }: KeyHolder, chipNumber: string, address: string) {
  const { items } = await callAs(getImplanterImplantedChips, { query: chipNumber }, { who, address })
  return items.find(({ number }) => number === chipNumber)?.state ?? null
}
