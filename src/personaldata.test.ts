import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '#features/accounts/points.ts'
import { type TestRegister, testRegister } from './testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** What refers to an account and is not in the file that its holder may ask for, and why. */
const LEFT_OUT: Record<string, string> = {
  'claim.reopened_by': 'the request is its sides’; what a member of staff did is in their own history',
  'known_network.account_id': 'hashes that only tell whether a network signed in before; gone after 180 days',
  'otp.account_id': 'a code with which someone could confirm a number',
  'pet.breeder_id': 'the animal is its keeper’s; what a breeder registered is among their litters and what they kept',
  'pet.rescue_backup_id': 'the animal is its keeper’s; what an organisation took in is among its intakes',
  'recovery_code.account_id': 'hashes of codes that stand in for the authenticator app',
  'single_use_token.account_id': 'the hash of a secret with which someone could sign in',
  'stored.account_id': 'the sum of the sizes of the files, which are listed',
  'transfer_code.issued_by': 'a code with which someone becomes the keeper',
}

test('whatever the database knows of an account is in the file of its holder, or left out for a reason', async () => {
  const references = await register.asOwner(`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'account'::regclass`)
  const asked = await statementsOf(register)
  const missing = references.map(({ name }) => String(name)).filter((name) => !asked.some((statement) => asksBy(statement, name)))
  expect(missing.sort()).toEqual(Object.keys(LEFT_OUT))
})

test('no two features give a section the same name', () => {
  const names = register.extensions(personalData).flatMap((sections) => Object.keys(sections))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

/** What the features ask the database for the file of one person. */
async function statementsOf({ db, extensions, people }: TestRegister): Promise<string[]> {
  const statements: string[] = []
  const compiler = new PostgresQueryCompiler()
  const writesDown: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched = db.withPlugin(writesDown)
  for (const sections of extensions(personalData))
    for (const rowsOf of Object.values(sections)) await rowsOf(watched, people.anna, () => '')
  return statements
}

/** Whether a statement gives the rows of a table that refer to the account by this column. */
function asksBy(statement: string, reference: string): boolean {
  const [table, column] = reference.split('.')
  return new RegExp(`^select [^]*? from "${table}" [^]*"${column}" = \\$`).test(statement)
}
