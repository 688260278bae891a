import { afterAll, beforeAll, expect, test } from 'vitest'
import { setFlag } from '#features/staff/contract.ts'
import { keysOf } from '#platform/keysof.ts'
import { findContract } from '#platform/server/find.ts'
import { CLOSED } from './closed.ts'
import { FLAGS, flagAt } from './flags.ts'
import { pages } from './routes.ts'
import { type TestRegister, testRegister } from './testing/register.ts'
import { deskOf } from './testing/staff.ts'

const contract = await findContract()
const codes = keysOf(FLAGS)
const isThere = (page: string) => pages.some(({ path }) => path === page || path.startsWith(`${page}/`))

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('every flag switches calls, once the pages that it closes exist', () => {
  const built = codes.filter((code) => FLAGS[code].pages.length === 0 || FLAGS[code].pages.some(isThere))
  expect(built.filter((code) => !contract.some(({ flag }) => flag === code))).toEqual([])
})

test('every page that a flag of the product closes is there, or none of its pages is yet', () => {
  const half = codes.filter((code) => FLAGS[code].pages.some(isThere) && !FLAGS[code].pages.every(isThere))
  expect(half).toEqual([])
})

test('a page below another may have a flag of its own, and a name that begins alike has none', () => {
  expect(flagAt('/products')).toBe('shop')
  expect(flagAt('/products/steel-bowl?size=small')).toBe('shop')
  expect(flagAt('/products/tail-tag')).toBe('tailtag')
  expect(flagAt('/productsome')).toBeUndefined()
  expect(flagAt('/home')).toBeUndefined()
})

test('a new register has every flag as the list says', async () => {
  const rows = await register.db.selectFrom('featureFlag').selectAll().execute()
  const known = Object.fromEntries(rows.map(({ code, isEnabled }) => [code, isEnabled]))
  expect(known).toEqual(Object.fromEntries(codes.map((code) => [code, FLAGS[code].usual])))
})

test('a call of a feature that is off, or whose flag is missing, says so in a sentence and does nothing', async () => {
  const closed = { status: 404, code: 'switchedOff', message: CLOSED.shop }
  await run(setFlag, { code: 'shop', state: 'off' })
  expect(await register.stranger.products({})).toMatchObject(closed)
  expect((await register.stranger.searchImplanters({})).code).not.toBe('switchedOff')
  await run(setFlag, { code: 'shop', state: 'on' })
  expect((await register.stranger.products({})).status).toBe(200)
  await register.db.deleteFrom('featureFlag').where('code', '=', 'shop').execute()
  expect(await register.stranger.products({})).toMatchObject(closed)
})
