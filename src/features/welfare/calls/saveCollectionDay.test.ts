import { beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil } from '#src/testing/litters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
let anna: Client
let petId: string
beforeEach(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  anna = await register.as('anna')
  const chipNumber = freshChip()
  petId = (await anna.addPet(animal({ chipNumber, name: 'Tansy' }))).data.petId
  await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-26', kind: 'stray', ...inCouncil('2026-03-26') } })
  await register.drain()
  return () => register.close()
})

test('a rescue gives the keeper who wants their pet back a day: they hear of it by e-mail and text, and it’s their turn', async () => {
  await anna.wantBack({ petId })
  expect(await wilma.saveCollectionDay({ petId, collectBy: '2026-04-08' })).toMatchObject({ status: 200, data: { petName: 'Tansy' } })
  expect((await mailbox(register, PEOPLE.anna.email)).at(-1)?.subject).toBe('Collect Tansy by the end of 8 April 2026')
  expect((await mailbox(register, PEOPLE.anna.mobile)).at(-1)?.text).toContain('8 April 2026')
  expect((await anna.getHolder({ petId })).data.holder).toMatchObject({ collectBy: '2026-04-08' })
  const row = (await wilma.getWelfarePets({ state: 'held' })).data.items.find(({ id }) => id === petId)
  expect(row?.next?.words).toBe('Its keeper’s turn: they can collect it until 8 April 2026.')
})

test.each(['2026-04-02', '2026-04-25'])('less than a week and more than four is refused, as %s: dayWrong', async (collectBy) => {
  await anna.wantBack({ petId })
  expect(await wilma.saveCollectionDay({ petId, collectBy })).toMatchObject({ status: 400, code: 'dayWrong', clause: 'HOLD-11' })
})

test('the keeper never gets less time than they were told: dayWrong', async () => {
  await anna.wantBack({ petId })
  await wilma.saveCollectionDay({ petId, collectBy: '2026-04-08' })
  expect(await wilma.saveCollectionDay({ petId, collectBy: '2026-04-07' })).toMatchObject({ status: 400, code: 'dayWrong' })
  expect((await wilma.saveCollectionDay({ petId, collectBy: '2026-04-10' })).status).toBe(200)
})

test('while its keeper hasn’t said that they want it back: notWanted', async () => {
  expect(await wilma.saveCollectionDay({ petId, collectBy: '2026-04-08' })).toMatchObject({ status: 409, code: 'notWanted' })
})

test('for what the organisation doesn’t hold: notYours', async () => {
  await anna.wantBack({ petId })
  expect(await anna.saveCollectionDay({ petId, collectBy: '2026-04-08' })).toMatchObject({ status: 403 })
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })
  expect(await wilma.saveCollectionDay({ petId, collectBy: '2026-04-08' })).toMatchObject({ status: 404, code: 'notYours' })
})
