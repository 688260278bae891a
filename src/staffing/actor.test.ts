import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { actingAccount, appoint } from './actor.ts'
import type { Command } from './command.ts'
import { staffAt } from './staff.ts'
import { verify } from './standings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function run(command: Command, as: string | undefined, ...words: string[]): Promise<string[]> {
  const work = command.read(words)
  if (!work) throw new Error(`These words are wrong: ${words}`)
  return work(staffAt(register, register.clock.now(), () => actingAccount(register.db, as, false)))
}

const lastBy = async (move: string) =>
  (await register.db.selectFrom('event').select('byAccount').where('move', '=', move).orderBy('id', 'desc').executeTakeFirstOrThrow())
    .byAccount

test('what Staff do names the account that did it, and nobody acts without one', async () => {
  const { anna, bryony } = register.people
  const breeder = { kind: 'Breeder', licensed: false }
  const { email } = await join(register, { profileType: 'Breeder', professional: breeder })

  expect(await run(appoint, undefined, PEOPLE.anna.email)).toEqual([`${PEOPLE.anna.email} is one of Staff now.`])
  await expect(run(verify, undefined, email, 'Breeder')).rejects.toThrow('Say who you are: STAFF_ACCOUNT=')
  await expect(run(verify, PEOPLE.bryony.email, email, 'Breeder')).rejects.toThrow('is not an account of Staff')
  await expect(run(appoint, PEOPLE.anna.email, PEOPLE.anna.email)).rejects.toThrow('is one of Staff already')
  await expect(run(appoint, PEOPLE.anna.email, 'nobody@homeward.example')).rejects.toThrow('There is no account')

  await run(verify, PEOPLE.anna.email, email, 'Breeder')
  expect(await lastBy('verify')).toBe(anna)
  await run(appoint, PEOPLE.anna.email, PEOPLE.bryony.email)
  expect(await lastBy('appoint')).toBe(anna)
  expect(await actingAccount(register.db, PEOPLE.bryony.email, false)).toBe(bryony)
})

test('in development nobody need be named, but whoever is must be one of Staff', async () => {
  expect(await actingAccount(register.db, undefined, true)).toBeNull()
  await expect(actingAccount(register.db, PEOPLE.toby.email, true)).rejects.toThrow('is not an account of Staff')
})
