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

const row = async () => (await wilma.getWelfarePets({ state: 'held' })).data.items.find(({ id }) => id === petId)

test('a keeper says in one press that they want their pet back: the rescue hears of it by e-mail and text, and it’s its turn', async () => {
  expect(await anna.wantBack({ petId })).toMatchObject({ status: 200, data: { organisation: 'Kiln Road Rescue' } })
  expect((await mailbox(register, PEOPLE.wilma.email)).at(-1)?.subject).toBe('Tansy’s keeper wants Tansy back')
  expect((await mailbox(register, PEOPLE.wilma.mobile)).at(-1)?.text).toContain('wants Tansy back')
  expect(await row()).toMatchObject({
    next: { words: expect.stringContaining('Your turn: its keeper wants it back') },
    keeperSaid: { wantedOn: '2026-03-27', collectBy: null, message: { text: 'I want Tansy back.' } },
  })
  expect((await anna.getHolder({ petId })).data.holder).toMatchObject({ wantedOn: '2026-03-27', collectBy: null })
})

test('so does whoever opens the link that the keeper was sent', async () => {
  const link = (await mailbox(register, PEOPLE.anna.email)).at(-1)?.text ?? ''
  const relayKey = /\/relay\/([\w-]+)/.exec(link)?.[1] ?? ''
  expect((await register.stranger.wantBack({ relayKey })).status).toBe(200)
  expect((await row())?.keeperSaid).toMatchObject({ wantedOn: '2026-03-27' })
})

test('once is enough: alreadySaid', async () => {
  await anna.wantBack({ petId })
  expect(await anna.wantBack({ petId })).toMatchObject({ status: 409, code: 'alreadySaid', clause: 'HOLD-11' })
})

test('only its keeper, and only while it’s held: notHeld', async () => {
  for (const other of [wilma, register.stranger]) expect(await other.wantBack({ petId })).toMatchObject({ status: 404, code: 'notHeld' })
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })
  expect(await anna.wantBack({ petId })).toMatchObject({ status: 404, code: 'notHeld' })
})
