import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import { havePet } from '#src/testing/lookups.ts'
import { haveKey } from '#src/testing/partners.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('somebody sees what their software looked up with which key, newest first, and nobody else does', async () => {
  const [wilma, anna] = [await register.as('wilma'), await register.as('anna')]
  const { key, keyId } = await haveKey(wilma, { name: 'Front desk', scopes: ['lookup'] })
  const chip = freshChip()
  await havePet(register, { chip, status: 'active' })
  for (const number of [chip, '12345']) {
    register.clock.turn({ minutes: 1 })
    await register.app.inject({ url: `/api/partner/v1/chips/${number}`, headers: { authorization: `Bearer ${key}` } })
  }
  const { items, total } = (await wilma.apiSearchHistory({})).data
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { keyName: 'Front desk', mode: 'live', result: 'impossible', chipShown: '12345' },
    { result: 'registeredHere', chipShown: expect.stringMatching(/^956 000/) },
  ])
  await wilma.revokeApiKey({ keyId })
  await expectSorts((sort) => wilma.apiSearchHistory({ sort }), 'at')
  expect((await wilma.apiSearchHistory({ pageSize: 1, page: 2 })).data.items).toMatchObject([{ result: 'registeredHere' }])
  expect((await anna.apiSearchHistory({})).data.total).toBe(0)
})
