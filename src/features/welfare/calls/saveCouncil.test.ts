import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const dog = async (kind: 'stray' | 'surrender' = 'stray') =>
  (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-20', kind } }))).data.petId
const council = inCouncil('2026-03-20')
const freeOn = async (id: string) => (await wilma.getWelfarePets({ pageSize: 100 })).data.items.find((one) => one.id === id)?.stray?.freeOn

test('the council’s day and reference are entered for many strays at once, and animals that aren’t stray dogs are left out', async () => {
  const [ash, elm, cat] = [await dog(), await dog(), await dog('surrender')]
  const reply = await wilma.saveCouncil({ petIds: [ash, elm, cat], ...council })
  expect(reply).toMatchObject({ status: 200, data: { saved: 2, leftOut: 1 } })
  expect([await freeOn(ash), await freeOn(elm), await freeOn(cat)]).toEqual(['2026-03-28', '2026-03-28', undefined])
})

test('a dog that has its dates, or was released by its council, keeps them', async () => {
  const [released, fresh] = [await dog(), await dog()]
  const dates = { ...inCouncil('2026-03-20'), releasedOn: '2026-03-21', releaseGround: 'notAStray', releaseReference: 'LCC 7' } as const
  await wilma.saveStrayPeriod({ petId: released, ...dates })
  const before = await freeOn(released)
  expect(await wilma.saveCouncil({ petIds: [released, fresh], ...inCouncil('2026-03-26') })).toMatchObject({
    data: { saved: 1, leftOut: 1 },
  })
  expect([await freeOn(released), await freeOn(fresh)]).toEqual([before, '2026-04-03'])
  expect(await wilma.saveCouncil({ petIds: [released], ...council })).toMatchObject({ status: 409, code: 'alreadySaid' })
})

test('the to-do counts the dogs that its link lists', async () => {
  const [old, today] = [await dog(), (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-27', kind: 'stray' } }))).data.petId]
  const tasks = (await wilma.getTasks()).data.items
  const listed = (await wilma.getWelfarePets({ stray: 'noCouncil', pageSize: 100 })).data.items.map(({ id }) => id)
  expect(listed).toEqual(expect.arrayContaining([old, today]))
  const told = tasks.find(({ kind }) => kind === 'strayNoCouncil')
  expect(told?.title).toContain(`and ${listed.length === 2 ? '1 other' : `${listed.length - 1} others`}`)
})

test('a dog that has left is left out, and refused where it’s the only one: hasLeft', async () => {
  const [gone, here] = [await dog(), await dog()]
  await wilma.saveOutcome({ petIds: [gone], outcome: 'reunited', on: '2026-03-27' })
  expect(await wilma.saveCouncil({ petIds: [gone, here], ...council })).toMatchObject({ data: { saved: 1, leftOut: 1 } })
  expect(await wilma.saveCouncil({ petIds: [gone], ...council })).toMatchObject({ status: 409, code: 'hasLeft', clause: 'PET-15' })
})

test('a day that can’t be right for one of the dogs is refused for all of them: councilTooEarly, beforeBirth', async () => {
  const [mine, pup] = [
    await dog(),
    (await wilma.addPetByWelfare(stray({ bornOn: '2026-03-10', implant: {}, intake: { cameOn: '2026-03-20', kind: 'stray' } }))).data.petId,
  ]
  const early = await wilma.saveCouncil({ petIds: [mine, pup], ...inCouncil('2020-01-01') })
  expect(early).toMatchObject({ status: 400, fields: { councilFrom: expect.stringContaining('Pip: ') } })
  expect(await wilma.saveCouncil({ petIds: [mine], ...inCouncil('2025-03-20') })).toMatchObject({ status: 400, code: 'councilTooEarly' })
  expect(await wilma.saveCouncil({ petIds: [mine, pup], ...inCouncil('2026-03-09') })).toMatchObject({ status: 400, code: 'beforeBirth' })
  expect(await freeOn(mine)).toBeNull()
})

test('it’s refused with its reason: notYours, noStray, alreadySaid, inFuture, offered', async () => {
  const mine = await dog()
  expect(await wilma.saveCouncil({ petIds: [register.people.wilma], ...council })).toMatchObject({ status: 404, code: 'notYours' })
  expect(await wilma.saveCouncil({ petIds: [await dog('surrender')], ...council })).toMatchObject({ status: 409, code: 'noStray' })
  expect(await wilma.saveCouncil({ petIds: [mine], ...inCouncil('2027-01-01') })).toMatchObject({ status: 400, code: 'inFuture' })
  expect(await wilma.saveCouncil({ petIds: [mine], councilFrom: '2026-03-20' })).toMatchObject({ status: 400 })
  await register.db.updateTable('intake').set({ councilFrom: '2026-03-10' }).where('petId', '=', mine).execute()
  await wilma.sellPetByWelfare({ petId: mine, adopter: { email: 'fay@example.org' }, statement: 'strayPeriodPassed' })
  await register.db.updateTable('intake').set({ councilFrom: null }).where('petId', '=', mine).execute()
  expect(await wilma.saveCouncil({ petIds: [mine], ...council })).toMatchObject({ status: 409, code: 'offered' })
})
