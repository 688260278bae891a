import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const names = async (species: string, query?: string) =>
  (await register.stranger.getBreeds({ species, query })).data.items.map(({ name }) => name)

test('anyone who has typed nothing yet sees the most common breeds first', async () => {
  expect((await names('dog'))[0]).toBe('Labrador Retriever')
  await expectSorts((sort) => register.stranger.getBreeds({ species: 'tortoise', sort, pageSize: 100 }), 'name')
  const [first, second] = await Promise.all([1, 2].map((page) => register.stranger.getBreeds({ species: 'dog', page, pageSize: 5 })))
  expect([...(first?.data.items ?? []), ...(second?.data.items ?? [])].map(({ name }) => name)).toEqual((await names('dog')).slice(0, 10))
})

test('an abbreviation or a slip of the keyboard finds the breed', async () => {
  expect((await names('dog', 'GSD'))[0]).toBe('German Shepherd Dog')
  expect((await names('dog', 'labradoddle'))[0]).toBe('Labradoodle')
})

test('a breed found by another name says which name that was', async () => {
  const { items } = (await register.stranger.getBreeds({ species: 'cat', query: 'moggy' })).data
  expect(items[0]).toMatchObject({ id: 'domestic-shorthair', matched: 'Moggy' })
})

test('a species that we do not know is refused with the list of those we do', async () => {
  const reply = await register.stranger.getBreeds({ species: 'unicorn' })
  expect(reply.status).toBe(400)
  expect(reply.fields['species']).toContain('dog, cat, rabbit')
})
