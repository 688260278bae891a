import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData, type Task, tasks } from '#features/accounts/points.ts'
import { feature } from '#platform/extension.ts'
import { type TestRegister, testRegister } from './testing/register.ts'

const buyFish: Task = {
  kind: 'message',
  id: 'buyFish',
  title: 'Buy fish',
  text: 'Biscuit has had no fish since Monday.',
  link: '/diets',
  act: 'Buy fish',
  urgent: false,
  dueAt: null,
}
const diets = feature({
  name: 'diets',
  provides: [personalData({ diets: async () => [{ eats: 'Fish' }] }), tasks(async () => [buyFish])],
})

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({}, [diets])
})
afterAll(() => register.close())

test('what a new feature holds about somebody is in their file, though no other feature names it', async () => {
  const anna = await register.as('anna')
  expect(JSON.parse((await anna.exportMyData()).bytes.toString()).diets).toEqual([{ eats: 'Fish' }])
})

test('a task of a new feature stands among those of the others, by its urgency', async () => {
  const anna = await register.as('anna')
  const { items } = (await anna.getTasks()).data
  expect(items.map(({ id }) => id)).toEqual(['buyFish', 'secondContact'])
})
