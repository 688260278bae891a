import type { Nation } from '#features/accounts/openAccount.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import { registrationBlocks } from '#features/stock/queries/registrationblocks.ts'
import type { Db } from '#platform/database/db.ts'
import { because } from '#platform/law/clause.ts'
import { lawOn } from '#platform/law/tools.ts'
import { passwords } from '#platform/server/passwords.ts'
import { refused } from '#platform/server/refusal.ts'
import { enterPets } from '../enterPets.ts'
import { enterKeepers, keeperEmailOf, keepersOf, withNations } from './keepers.ts'
import { readPets } from './read.ts'
import type { ReadRow } from './rows.ts'

interface Bringing {
  now: Date
  /** The e-mail address of the account that keeps all the pets; null where the file names the keepers. */
  keeper: string | null
  /** Reads and reports, and writes nothing. */
  onlyCheck: boolean
  /** In which nation a postcode lies, for the accounts of new keepers. */
  nationOf: (postcode: string) => Promise<Nation>
}

export interface Brought {
  imported: number
  newKeepers: number
  rows: ReadRow[]
  ignored: string[]
}

const MOST_ROWS = 500_000

/**
 * Brings in the pets of a file for the operator: all of them in one transaction, or none where any row is at fault.
 * @throws with a sentence when the file or the keeper cannot be read at all, or a chip was registered in the meantime
 */
export async function bringIn(db: Db, bytes: Uint8Array, { now, keeper, onlyCheck, nationOf }: Bringing): Promise<Brought> {
  const keeperId = keeper === null ? null : await accountOf(db, keeper)
  const reading = await readPets(db, bytes, {
    now,
    keepers: keeperId === null ? 'all' : 'none',
    mostRows: MOST_ROWS,
    keptBack: (numbers) => registrationBlocks(db, numbers, null),
  })
  if ('reason' in reading) throw refused(because(null, reading.words))
  const { rows } = reading
  const keepers = keeperId ? [] : [...keepersOf(rows).values()]
  const pets = rows.flatMap((row) => (row.pet ? [{ row, pet: row.pet }] : []))
  const nothing = { ...reading, imported: 0, newKeepers: 0 }
  if (onlyCheck || pets.length < rows.length) return nothing

  const newcomers = await withNations(keepers, nationOf)
  const passwordHash = await passwords().nobodysHash()
  return db.transaction().execute(async (trx) => {
    const tools = lawOn(trx, now, null)
    const { ids, opened } = await enterKeepers(tools, newcomers, passwordHash)
    const entries = pets.map(({ row, pet }) => ({ pet, keeperId: keeperId ?? known(ids, row) }))
    const { lost } = await enterPets(tools, entries, 'Staff')
    if (lost.size > 0)
      throw refused(because(null, `Nothing was imported: someone has just registered ${[...lost].slice(0, 5).join(', ')}. Run it again.`))
    return { ...nothing, imported: entries.length, newKeepers: opened }
  })
}

async function accountOf(db: Db, email: string): Promise<string> {
  const account = await accountByEmail(db, email.trim().toLowerCase())
  if (!account)
    throw refused(because(null, `There’s no account with the e-mail address ${email}. Register one first, then run this again.`))
  return account.id
}

function known(ids: ReadonlyMap<string, string>, row: ReadRow): string {
  const id = ids.get(keeperEmailOf(row))
  if (!id) throw refused(because(null, `Row ${row.row} doesn’t name a keeper`))
  return id
}
