import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { inCouncil } from '#src/testing/litters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const reminders = async () => {
  await register.runJob('remindKeepers', {})
  await register.drain()
  return (await mailbox(register, PEOPLE.anna.email)).flatMap(({ subject }) => (subject?.startsWith('Claim ') ? subject : []))
}

test('a keeper whose dog is held for them is reminded three days before it may go, once, and again where the day changes', async () => {
  const [anna, wilma] = [await register.as('anna'), await register.as('wilma')]
  const chipNumber = freshChip()
  const { petId } = (await anna.addPet(animal({ chipNumber, name: 'Tansy' }))).data
  await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-27', kind: 'stray', ...inCouncil('2026-03-27') } })
  register.clock.turn({ days: 4 })
  expect(await reminders()).toEqual([])
  register.clock.turn({ days: 1 })
  expect(await reminders()).toEqual(['Claim Tansy by the end of 3 April 2026'])
  expect(await reminders()).toHaveLength(1)

  await (await register.as('wilma')).saveStrayPeriod({ petId, ...inCouncil('2026-03-28') })
  register.clock.turn({ days: 1 })
  expect(await reminders()).toHaveLength(2)
})

test('one that has gone back to its keeper is nobody’s reminder', async () => {
  const [anna, wilma] = [await register.as('anna'), await register.as('wilma')]
  const chipNumber = freshChip()
  const { petId } = (await anna.addPet(animal({ chipNumber, name: 'Rue' }))).data
  await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-04-02', kind: 'stray', ...inCouncil('2026-04-02') } })
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-04-02' })
  register.clock.turn({ days: 6 })
  expect((await reminders()).filter((subject) => subject.includes('Rue'))).toEqual([])
})
