import { afterAll, beforeAll, expect, test } from 'vitest'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { SURRENDERS_KEPT_YEARS } from '../kit/kept.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const surrenders = () => register.db.selectFrom('surrender').select('name').execute()

test('who gave an animal up is forgotten after six years, and not a day before', async () => {
  const wilma = await register.as('wilma')
  await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-20', kind: 'surrender', givenUpBy: 'Marta Lewis' } }))
  register.clock.turn({ days: SURRENDERS_KEPT_YEARS * 365 })
  await register.runJob('forgetSurrenders', {})
  expect(await surrenders()).toEqual([{ name: 'Marta Lewis' }])
  register.clock.turn({ days: SURRENDERS_KEPT_YEARS + 1 })
  await register.runJob('forgetSurrenders', {})
  expect(await surrenders()).toEqual([])
  expect(await register.db.selectFrom('intake').select('kind').execute()).toContainEqual({ kind: 'surrender' })
})
