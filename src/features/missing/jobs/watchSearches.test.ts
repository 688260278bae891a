import { afterAll, beforeAll, expect, test } from 'vitest'
import { londonDate } from '#platform/clock/clock.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { foundDog, search, seenBySomebody } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const runHourly = () => register.runJob('watchSearches', {})

test('a keeper is reminded on days 1, 3, 7, 14 and 30, and the search rests after 90', async () => {
  const { caseId, email } = await search(register, 'Nettle')
  const subjects = async () => (await mailbox(register, email)).map(({ subject }) => subject)
  const reminders = async () => (await subjects()).filter((subject) => subject === 'How is the search for Nettle going?').length
  const counts = []
  for (const days of [1, 1, 1, 4, 7, 16, 30]) {
    register.clock.turn({ days })
    await runHourly()
    await runHourly()
    counts.push(await reminders())
  }
  expect(counts).toEqual([1, 1, 2, 3, 4, 5, 5])
  register.clock.turn({ days: 31 })
  await runHourly()
  expect((await register.stranger.getLostPet({ caseId })).data).toMatchObject({ status: 'closedNotFound', isResting: true, isOver: false })
  expect(await subjects()).toContain('The search for Nettle is resting')
  expect((await register.stranger.getLostPets({ kind: 'lost' })).data.items.map(({ id }) => id)).toContain(caseId)
})

test('a search does not rest while the animal is still seen', async () => {
  const { caseId } = await search(register, 'Bracken')
  register.clock.turn({ days: 80 })
  await seenBySomebody(register, caseId)
  register.clock.turn({ days: 20 })
  await runHourly()
  expect((await register.stranger.getLostPet({ caseId })).data.status).toBe('open')
})

test('a report of a found animal ends after 90 days, and the finder is thanked', async () => {
  const { reportId, key, email } = await foundDog(register)
  register.clock.turn({ days: 91 })
  await runHourly()
  expect((await register.stranger.getFoundAnimal({ reportId, key })).data.status).toBe('expired')
  expect((await mailbox(register, email)).at(-1)?.subject).toBe('Your report of a found animal has ended')
})

test('a keeper whose animal a rescue holds for them is not asked how the search goes', async () => {
  const { keeper, petId, email } = await search(register, 'Sorrel')
  const { chipNumber } = (await keeper.api.getPetDetail({ petId })).data
  await (await register.as('wilma')).holdAnimal({ chipNumber, intake: { cameOn: londonDate(register.clock.now()), kind: 'stray' } })
  register.clock.turn({ days: 4 })
  await runHourly()
  expect((await mailbox(register, email)).map(({ subject }) => subject)).not.toContain('How is the search for Sorrel going?')
})
