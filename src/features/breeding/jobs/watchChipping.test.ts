import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newbornLitter } from '#src/testing/litters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const told = async () => {
  await register.runJob('watchChipping', {})
  const letters = await mailbox(register, PEOPLE.bryony.email)
  return letters.map(({ subject }) => subject).filter((subject) => subject?.includes('chipped by'))
}
const task = async () => {
  const { data } = await (await register.as('bryony')).getTasks()
  return data.items.find(({ kind }) => kind === 'chipLitter')
}

test('a breeder is told of a litter’s chips 14 and 3 days before the law asks for them, and once they’re overdue', async () => {
  const bryony = await register.as('bryony')
  const { litterId } = (await bryony.recordLitter(newbornLitter({ bornOn: '2026-02-14' }))).data
  // The clock stands on 27 March 2026. Eight weeks are over on 11 April.
  expect([await told(), await task()]).toEqual([[], undefined])
  register.clock.turn({ days: 1 })
  const must = 'Juniper’s litter must be chipped by 11 April 2026'
  expect(await told()).toEqual([must])
  expect(await task()).toMatchObject({ id: litterId, title: 'Have Juniper’s litter chipped', urgent: false })
  register.clock.turn({ days: 11 })
  expect(await told()).toEqual([must, must])
  expect(await task()).toMatchObject({ urgent: true })
  register.clock.turn({ days: 4 })
  const late = 'Juniper’s litter should have been chipped by 11 April 2026'
  expect(await told()).toEqual([must, must, late])
  expect(await task()).toMatchObject({ title: late, urgent: true })
  register.clock.turn({ days: 1 })
  expect(await told()).toEqual([must, must, late])
})
