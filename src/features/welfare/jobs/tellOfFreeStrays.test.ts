import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  await register.db.updateTable('intake').set({ freeToldAt: register.clock.now() }).execute()
})
afterAll(() => register.close())

const letters = async () => {
  await register.runJob('tellOfFreeStrays', {})
  await register.drain()
  return (await mailbox(register, PEOPLE.wilma.email)).flatMap(({ subject }) => (subject?.includes('time as') ? subject : []))
}
const tasks = async () => {
  const { items } = (await wilma.getTasks({})).data
  return items.filter(({ kind }) => kind.startsWith('stray'))
}
const filtered = async (state: string) => (await wilma.getWelfarePets({ stray: state, pageSize: 100 })).data.items.map(({ name }) => name)

test('an organisation reads once that a stray’s days are over, on the first day on which it may go', async () => {
  const taken = (name: string, council: object) =>
    wilma.addPetByWelfare(stray({ name, intake: { cameOn: '2026-03-26', kind: 'stray', ...council } }))
  await taken('Ash', inCouncil('2026-03-26'))
  await taken('Elm', {})
  expect(await letters()).toEqual([])
  expect(await filtered('held')).toEqual(['Ash'])
  expect(await filtered('noCouncil')).toEqual(['Elm'])

  // The law says forthwith: on the day on which it came.
  const [untold] = await tasks()
  expect(untold).toMatchObject({ kind: 'strayNoCouncil', title: 'Tell the council about Elm', urgent: true })
  expect(untold?.link).toBe('/welfare-dashboard/animals?stray=noCouncil')
  expect(untold?.dueAt).toBe('2026-03-26T00:00:00.000Z')
  register.clock.turn({ days: 6 })
  expect(await letters()).toEqual([])

  register.clock.turn({ days: 1 })
  expect(await letters()).toEqual(['Ash’s time as a stray is over'])
  expect(await letters()).toHaveLength(1)
  expect(await filtered('free')).toContain('Ash')
  expect(await filtered('held')).toEqual([])
  expect((await tasks()).find(({ kind }) => kind === 'strayFree')?.title).toContain('Ash')
})

test('dogs whose days end on the same morning are in one letter, with what to do with each', async () => {
  const { chipNumber: _, ...pet } = animal({ name: 'Nochip' })
  const intake = { cameOn: '2026-04-04', kind: 'stray', ...inCouncil('2026-04-01') } as const
  register.clock.turn({ days: 3 })
  await wilma.takeInUnchipped({ ...pet, scannedBy: 'Kay Brook', scannedOn: '2026-04-04', intake, location: 'Kennel 9' })
  await wilma.addPetByWelfare(stray({ name: 'Fern', intake }))
  await register.db.updateTable('intake').set({ freeToldAt: register.clock.now() }).where('councilFrom', '<>', '2026-04-01').execute()
  register.clock.turn({ days: 4 })
  const before = await letters()
  const { subject, text } = await newestTo(register, PEOPLE.wilma.email)
  expect(before.filter((one) => one.startsWith('2 dogs'))).toHaveLength(1)
  expect(subject).toBe('2 dogs’ time as strays is over')
  expect(text).toContain('Nochip, Kennel 9: needs a microchip before it can go to a new keeper')
  expect(text).toMatch(/Fern, microchip [\d ]+: can go to a new keeper now/)
  expect(await letters()).toEqual(before)
})
