import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  anna = await register.as('anna')
  const professional = { kind: 'Welfare', organisation: 'Nia’s Rescue', organisationKind: 'rescue', registrationNumber: '1' }
  await join(register, { profileType: 'Welfare', professional })
})
afterAll(() => register.close())

const names = async (query?: string) => (await anna.findWelfareOrganisations({ query })).data.items.map(({ name }) => name)

test('an organisation is found by part of its name or by its town, and named without its people', async () => {
  const { items } = (await anna.findWelfareOrganisations({ query: 'kiln' })).data
  expect(items).toEqual([{ id: register.people.wilma, name: 'Kiln Road Rescue', kind: 'rescue', town: 'Leeds' }])
  expect(await names('leeds')).toEqual(['Kiln Road Rescue'])
})

test('who types nothing sees them all, and an organisation that is not verified is not among them', async () => {
  expect(await names()).toEqual(['Kiln Road Rescue'])
  expect(await names('Nia')).toEqual([])
})

test('what is a pattern to the database is text to whoever searches', async () => {
  expect(await names('%')).toEqual([])
})
