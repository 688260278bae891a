import { sql } from 'kysely'
import type { Databases } from '#adapters/databases/databases.ts'
import type { Db } from '#platform/database/db.ts'

/** The animal registered here under a number, as the register itself sees it. None of this is for strangers. */
export interface RegisteredPet {
  id: string
  name: string
  species: string
  keeperId: string
  /** False once the keeper has closed their account: there is nobody to tell. */
  keeperIsHere: boolean
}

/** Whatever its status: an animal that has died, left the country or waits for a payment can still be found. */
export async function petByChip(db: Db, chipNumber: string): Promise<RegisteredPet | null> {
  const found = await db
    .selectFrom('chip')
    .innerJoin('pet', 'pet.id', 'chip.petId')
    .innerJoin('account', 'account.id', 'pet.keeperId')
    .select(['pet.id', 'pet.name', 'pet.species', 'pet.keeperId', 'account.status'])
    .where('chip.number', '=', chipNumber)
    .executeTakeFirst()
  if (!found) return null
  const { status, ...pet } = found
  return { ...pet, keeperIsHere: status !== 'closed' }
}

/** What another register said about a number. */
export interface OtherAnswer {
  code: string
  name: string
  holds: 'yes' | 'no' | 'noAnswer'
  phone: string | null
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
    .map(({ code, name, phone, site }) => ({ code, name, phone, site, holds: inWords(said.get(code) ?? null) }))
  return { others, cannotAsk: registers.length - peers.length }
}

const inWords = (holds: boolean | null) => (holds === null ? 'noAnswer' : holds ? 'yes' : 'no')

export const otherRegisters = (db: Db) => db.selectFrom('otherRegister').selectAll().orderBy(sql`lower(name)`).execute()

type OtherRegister = Awaited<ReturnType<typeof otherRegisters>>[number]

/** A register as the adapter knows it, or nothing when it offers no address to ask. */
export function peerOf({ code, name, askUrl, askKey }: OtherRegister) {
  return askUrl ? [{ code, name, ask: askUrl, key: askKey }] : []
}
