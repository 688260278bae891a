import { sql } from 'kysely'
import type { Databases } from '#adapters/databases/databases.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'

/** True when the chip is on this register, whatever has become of its animal: a number is never used twice. */
export async function isChipTaken(db: Db, chipNumber: string): Promise<boolean> {
  const found = await db.selectFrom('chip').select('number').where('number', '=', chipNumber).executeTakeFirst()
  return found !== undefined
}

/** Those of these chips that are on this register. */
export async function chipsTaken(db: Db, chipNumbers: readonly string[]): Promise<Set<string>> {
  const found = await db.selectFrom('chip').select('number').where('number', 'in', chipNumbers).execute()
  return new Set(found.map(({ number }) => number))
}

/**
 * The other register that says it holds this chip, or null. Asks over the network for up to 2 seconds: call it before the transaction.
 * A register that gives no answer does not stop anybody, and nobody is asked about a chip of ours.
 */
export async function holderElsewhere(db: Db, { databases }: Pick<Services, 'databases'>, chipNumber: string): Promise<OtherAnswer | null> {
  if (await isChipTaken(db, chipNumber)) return null
  const { others } = await askOthers(db, databases, chipNumber)
  return holderAmong(others)
}

export const holderAmong = (others: readonly OtherAnswer[]): OtherAnswer | null => others.find(({ holds }) => holds === 'yes') ?? null

/** So many chips are asked about at the same time, so that a long file drowns no other register. */
const AT_A_TIME = 50

/** The same for several chips, a litter within the same 2 seconds: who holds it, by chip, for those that somebody holds. */
export async function holdersElsewhere(
  db: Db,
  { databases }: Pick<Services, 'databases'>,
  chipNumbers: readonly string[],
): Promise<Map<string, Holder>> {
  const taken = await chipsTaken(db, chipNumbers)
  const registers = await otherRegisters(db)
  const peers = registers.flatMap(peerOf)
  const asked = [...new Set(chipNumbers)].filter((chipNumber) => !taken.has(chipNumber))
  const holders = new Map<string, Holder>()
  for (let from = 0; from < asked.length; from += AT_A_TIME)
    await Promise.all(
      asked.slice(from, from + AT_A_TIME).map(async (chipNumber) => {
        const answers = await databases.asks(peers, chipNumber)
        const code = answers.find(({ holds }) => holds)?.code
        const holder = registers.find((register) => register.code === code)
        if (holder) holders.set(chipNumber, holder)
      }),
    )
  return holders
}

type Holder = Pick<OtherAnswer, 'code' | 'name' | 'phone'>

/** What another register said about a number. */
export interface OtherAnswer {
  code: string
  name: string
  holds: 'yes' | 'no' | 'noAnswer'
  phone: string | null
  /** The page on which it answers about this number, where it has one; else its site. */
  site: string | null
}

/** Asks every register that can be asked, at once; `cannotAsk` counts the rest. Never waits longer than the adapter's time budget. */
export async function askOthers(db: Db, databases: Databases, chipNumber: string): Promise<{ others: OtherAnswer[]; cannotAsk: number }> {
  const registers = await otherRegisters(db)
  const peers = registers.flatMap(peerOf)
  const answers = await databases.asks(peers, chipNumber)
  const said = new Map(answers.map(({ code, holds }) => [code, holds]))
  const others = registers
    .filter(({ code }) => said.has(code))
    .map(({ code, name, phone, site, lookupPage }) => ({
      code,
      name,
      phone,
      site: lookupPage?.replaceAll('{number}', chipNumber) ?? site,
      holds: inWords(said.get(code) ?? null),
    }))
  return { others, cannotAsk: registers.length - peers.length }
}

function inWords(holds: boolean | null): OtherAnswer['holds'] {
  if (holds === null) return 'noAnswer'
  return holds ? 'yes' : 'no'
}

export const otherRegisters = (db: Db) => db.selectFrom('otherRegister').selectAll().orderBy(sql`lower(name)`).execute()

export type OtherRegister = Awaited<ReturnType<typeof otherRegisters>>[number]

/** How often each was asked on this day or later, and how often it answered in time. */
export const healthSince = (db: Db, day: string) =>
  db
    .selectFrom('registerHealth')
    .select(({ fn }) => ['registerCode', fn.sum<number>('asked').as('asked'), fn.sum<number>('answered').as('answered')])
    .where('day', '>=', day)
    .groupBy('registerCode')
    .execute()

/** A register as the adapter knows it, or nothing when it offers no address to ask. */
export function peerOf({ code, name, askUrl, askKey }: Pick<OtherRegister, 'code' | 'name' | 'askUrl' | 'askKey'>) {
  return askUrl ? [{ code, name, ask: askUrl, key: askKey }] : []
}

/** The register that has been given this key. */
export const registerByKey = (db: Db, key: string) =>
  db.selectFrom('otherRegister').select(['code', 'name']).where('theirKeyHash', '=', hashOfSecret(key)).executeTakeFirst()
