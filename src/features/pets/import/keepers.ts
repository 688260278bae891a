import * as z from 'zod'
import { accountLife, verificationLife } from '#features/accounts/lifecycle.ts'
import type { Nation } from '#features/accounts/openAccount.ts'
import { Address, Landline, Mobile, PersonName } from '#platform/contract/contacts.ts'
import { Email } from '#platform/contract/shapes.ts'
import { fieldSentences } from '#platform/contract/words.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { fault } from './read.ts'
import type { ReadRow } from './rows.ts'

const Keeper = z.object({ name: PersonName, email: Email, mobile: Mobile, landline: Landline.optional(), ...Address.shape })
type Keeper = z.output<typeof Keeper>

/** The keepers of the rows by e-mail address; a row whose keeper cannot be read is faulted. The first row of a keeper counts. */
export function keepersOf(rows: readonly ReadRow[]): Map<string, Keeper> {
  const keepers = new Map<string, Keeper>()
  for (const row of rows) {
    const read = Keeper.safeParse(keeperCells(row))
    if (!read.success) for (const words of Object.values(fieldSentences(read.error))) fault(row, `Keeper: ${words}`)
    if (read.success && !keepers.has(read.data.email)) keepers.set(read.data.email, read.data)
  }
  return keepers
}

/** The e-mail address by which a row names its keeper. */
export const keeperEmailOf = (row: ReadRow): string => row.cell('keeperEmail').trim().toLowerCase()

function keeperCells({ cell }: ReadRow) {
  return {
    name: cell('keeperName'),
    email: cell('keeperEmail'),
    mobile: cell('keeperMobile'),
    ...(cell('keeperLandline').trim() && { landline: cell('keeperLandline') }),
    line1: cell('keeperLine1'),
    line2: cell('keeperLine2'),
    town: cell('keeperTown'),
    county: cell('keeperCounty'),
    postcode: cell('keeperPostcode'),
  }
}

interface NewKeeper extends Keeper {
  nation: Nation
}

/** The same, each with the nation whose law applies to them: somebody else must be asked, so before anything is written. */
export async function withNations(keepers: readonly Keeper[], nationOf: (postcode: string) => Promise<Nation>): Promise<NewKeeper[]> {
  const known: NewKeeper[] = []
  for (const keeper of keepers) known.push({ ...keeper, nation: await nationOf(keeper.postcode) })
  return known
}

export interface Entered {
  /** Account ids by e-mail address. */
  ids: Map<string, string>
  /** How many accounts were opened. */
  opened: number
}

/**
 * Finds or opens the accounts of keepers. Those who have an account keep it as it is; for the rest accounts are opened with the hash of a
 * password that nobody knows: each chooses one by "forgotten password".
 */
export async function enterKeepers(tools: LawTools, keepers: readonly NewKeeper[], passwordHash: string): Promise<Entered> {
  const { db, now } = tools
  const emails = keepers.map(({ email }) => email)
  const ids = await accountsAmong(db, emails)
  const newcomers = keepers.filter(({ email }) => !ids.has(email))
  const accounts = newcomers.map((newcomer) => ({ ...newcomer, id: newId(), status: 'active' as const, passwordHash, createdAt: now }))
  await insertAccounts(tools, accounts)
  for (const { email, id } of accounts) ids.set(email, id)
  return { ids, opened: accounts.length }
}

async function accountsAmong(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  const found = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where((account) => account('email', '=', account.fn.any(account.val(emails))))
    .where('status', '<>', 'closed')
    .execute()
  return new Map(found.map(({ id, email }) => [email, id]))
}

interface NewAccount extends NewKeeper {
  id: string
  status: 'active'
  passwordHash: string
  createdAt: Date
}

const AT_A_TIME = 1000

async function insertAccounts({ db, now, startMany }: LawTools, accounts: readonly NewAccount[]): Promise<void> {
  const facts = { profileType: 'Customer' }
  for (let from = 0; from < accounts.length; from += AT_A_TIME) {
    const some = accounts.slice(from, from + AT_A_TIME)
    const profiles = some.map(({ id }) => ({
      id: newId(),
      accountId: id,
      type: 'Customer' as const,
      status: 'active' as const,
      statusAt: now,
      createdAt: now,
    }))
    await db.insertInto('account').values(some).execute()
    await db.insertInto('profile').values(profiles).execute()
    const takenUp = profiles.map(({ id, status }) => ({ id, status, facts }))
    await startMany(verificationLife, 'takeUp', takenUp, 'Staff')
  }
  const begun = accounts.map(({ id, status }) => ({ id, status, facts }))
  await startMany(accountLife, 'bringIn', begun, 'Staff')
}
