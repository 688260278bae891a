import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPEN_CLAIM } from '#features/keepership/lifecycle.ts'
import { OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { OPEN_REHOMING } from '#features/rehoming/lifecycle.ts'
import { type TestRegister, testRegister } from './testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the database counts as open what the lifecycles do', async () => {
  const [row] = await register.asOwner("select pg_get_viewdef('open_matter') as text")
  const lists = [...String(row?.['text']).matchAll(/ANY \(ARRAY\[([^\]]*)\]/gi)].map(([, list = '']) => list.match(/(?<=')\w+(?=')/g))
  expect(lists).toEqual([[...OPEN_CLAIM], [...OPEN_OFFER], [...OPEN_REHOMING]])
})
