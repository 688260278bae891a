import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore } from '#adapters/cards/sandbox/store.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { databaseStore } from './sandboxstore.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const number = (count: number) => ({ id: 'n_1', object: 'number', count })

test.each([
  ['in memory', () => memoryStore()],
  ['in the database', () => databaseStore(register.db)],
])('twenty who count at the same time %s count to twenty', async (_where, open) => {
  const store = open()
  await store.write('main', number(0))
  const count = () =>
    store.alone('main', async () => {
      const before = Number((await store.read('main', 'n_1'))?.['count'])
      await store.write('main', number(before + 1))
    })
  await Promise.all(Array.from({ length: 20 }, count))
  expect(await store.read('main', 'n_1')).toEqual(number(20))
  expect(await store.read('tailTag', 'n_1')).toBeNull()
})

test('two processes with one database follow each other', async () => {
  const [one, other] = [databaseStore(register.db), databaseStore(register.db)]
  await one.write('tailTag', number(0))
  const count = (store: typeof one) =>
    store.alone('tailTag', async () => {
      const before = Number((await store.read('tailTag', 'n_1'))?.['count'])
      await store.write('tailTag', number(before + 1))
    })
  await Promise.all(Array.from({ length: 10 }, (_, turn) => count(turn % 2 ? one : other)))
  expect(await one.read('tailTag', 'n_1')).toEqual(number(10))
})

test('what fails in the middle leaves nothing behind', async () => {
  const store = databaseStore(register.db)
  const half = store.alone('main', async () => {
    await store.write('main', { id: 'half', object: 'number' })
    throw new Error('killed')
  })
  await expect(half).rejects.toThrow('killed')
  expect(await store.read('main', 'half')).toBeNull()
})

test('things are listed in the order in which they were made, also when they change', async () => {
  const store = databaseStore(register.db)
  for (const id of ['b', 'a', 'c']) await store.write('main', { id, object: 'letter' })
  await store.write('main', { id: 'b', object: 'letter', changed: true })
  expect((await store.list('main', 'letter')).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('a real card is refused, and a page that is not there too', async () => {
  expect((await register.app.inject({ url: '/sandbox/pay/cs_test_00' })).statusCode).toBe(404)
  expect((await register.app.inject({ method: 'POST', url: '/sandbox/v1/payment_intents', payload: 'amount=1' })).statusCode).toBe(401)
})
