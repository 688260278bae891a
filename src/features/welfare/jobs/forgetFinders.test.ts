import { afterAll, beforeAll, expect, test } from 'vitest'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('who brought a stray in is forgotten after a year, and not a day before; where it was found stays', async () => {
  const wilma = await register.as('wilma')
  const intake = { cameOn: '2026-03-20', kind: 'stray' as const, foundWhere: 'Mill Lane', finderName: 'Ada Frost' }
  const { intakeId } = (await wilma.addPetByWelfare(stray({ intake }))).data
  const names = async () => {
    const found = await register.db.selectFrom('strayFinder').select('name').where('intakeId', '=', intakeId).execute()
    return found.map(({ name }) => name)
  }
  register.clock.turn({ days: 365 })
  await register.runJob('forgetFinders', {})
  expect(await names()).toEqual(['Ada Frost'])
  register.clock.turn({ days: 2 })
  await register.runJob('forgetFinders', {})
  expect(await names()).toEqual([])
  const kept = await register.db.selectFrom('intake').select('foundWhere').where('id', '=', intakeId).executeTakeFirst()
  expect(kept).toEqual({ foundWhere: 'Mill Lane' })
})
