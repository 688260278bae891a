import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'
import { beginIntake } from '../beginIntake.ts'
import { endIntake } from '../departure.ts'

let register: TestRegister
let wilma: Client
let adopter: Awaited<ReturnType<typeof joinConfirmed>>
let adopted: string
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  const { data } = await wilma.addPetByWelfare(stray({ name: 'Ash' }))
  adopted = data.petId
  await wilma.addPetByWelfare(stray({ name: 'Pip', intake: { cameOn: '2026-03-25', kind: 'surrender' } }))
  const cat = { species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } } as const
  await wilma.addPetByWelfare(stray({ ...cat, name: 'Duchess', intake: { cameOn: '2026-03-22', kind: 'seized' } }))
  register.clock.turn({ days: 3 })
  wilma = await register.as('wilma')
  adopter = await joinConfirmed(register)
  await wilma.sellPetByWelfare({ petId: adopted, adopter: { email: adopter.email }, statement: 'strayPeriodPassed' })
})
afterAll(() => register.close())

const listed = async (input: object = {}) => (await wilma.getWelfarePets(input)).data
const names = async (input: object = {}) => (await listed(input)).items.map(({ name }) => name)

test('the newest intake stands first, with the days it has been there and to whom it is offered', async () => {
  const { items } = await listed()
  expect(items.map(({ name, state, intake }) => [name, state, intake.kind, intake.days])).toEqual([
    ['Pip', 'withUs', 'surrender', 5],
    ['Duchess', 'withUs', 'seized', 8],
    ['Ash', 'offered', 'stray', 10],
  ])
  expect(items[2]?.offer?.to).toMatch(/@/)
  expect(items[2]).toMatchObject({ rescueBackup: true, intake: { foundWhere: 'Woodhouse Moor', leftAt: null, leftHow: null } })
})

test('filters, search and pages work on what is shown', async () => {
  expect(await names({ state: 'offered' })).toEqual(['Ash'])
  expect(await names({ kind: 'seized' })).toEqual(['Duchess'])
  expect(await names({ species: 'cat' })).toEqual(['Duchess'])
  expect(await names({ query: 'uch' })).toEqual(['Duchess'])
  await expectSorts((sort) => wilma.getWelfarePets({ sort }), 'name', 'cameOn')
  expect(await names({ sort: 'cameOn' })).toEqual(['Ash', 'Duchess', 'Pip'])
  expect(await Promise.all([1, 2].map((page) => names({ sort: 'name', page, pageSize: 2 })))).toEqual([['Ash', 'Duchess'], ['Pip']])
})

test('an animal in foster waits for a home like those that live with the organisation', async () => {
  const { items } = await listed({ query: 'Duchess' })
  await wilma.saveOutcome({ petIds: [items[0]?.id ?? ''], outcome: 'inFoster', on: '2026-03-28' })
  const waiting = await listed({ state: 'waiting', sort: 'cameOn' })
  expect(waiting.items.map(({ name, state }) => [name, state])).toEqual([
    ['Duchess', 'inFoster'],
    ['Pip', 'withUs'],
  ])
  await wilma.saveOutcome({ petIds: [items[0]?.id ?? ''], outcome: 'withUs', on: '2026-03-28' })
})

describe('an animal that was adopted', () => {
  beforeAll(async () => {
    const [request] = (await adopter.api.getPetRequests()).data.items
    await adopter.api.customerAcceptRejectPetRequest({ requestId: request?.id ?? '', answer: 'accept', name: 'Willow' })
  })

  test('has left, and its days are counted until then', async () => {
    const [gone] = (await listed({ state: 'left' })).items
    expect(gone).toMatchObject({ name: 'Ash', intake: { days: 10, leftHow: 'adopted', leftAt: '2026-03-30T09:30:00.000Z' }, offer: null })
    expect(Object.values(gone?.can ?? {}).every((may) => may !== true)).toBe(true)
  })

  test('shows nothing of its keeper, nor what has become of it', async () => {
    await adopter.api.updatePetStatus({ petId: adopted, status: 'missing' })
    const answer = JSON.stringify(await listed())
    expect(answer).not.toMatch(/Willow|missing"|Nia|Powell|example\.org/)
    expect(await names({ query: 'Willow' })).toEqual([])
  })

  test('stands in the list once when it has come back', async () => {
    await register.db.transaction().execute(async (db) => {
      await db
        .updateTable('pet')
        .set({ keeperId: register.people.wilma, keptSince: register.clock.now() })
        .where('id', '=', adopted)
        .execute()
      const intake = { petId: adopted, organisationId: register.people.wilma, kind: 'surrender', cameOn: '2026-03-30' } as const
      await beginIntake(db, intake, register.clock.now())
    })
    const { items } = await listed({ query: adoptedChip(await listed()) })
    expect(items.map(({ state, intake }) => [state, intake.kind])).toEqual([['withUs', 'surrender']])
  })
})

const adoptedChip = ({ items }: { items: { id: string; chipNumber: string }[] }) => items.find(({ id }) => id === adopted)?.chipNumber

test('an animal that died there has left, until the report is taken back', async () => {
  const [pip] = (await listed({ query: 'Pip' })).items
  await wilma.updatePetStatus({ petId: pip?.id ?? '', status: 'deceased' })
  expect((await listed({ query: 'Pip' })).items[0]).toMatchObject({ state: 'left', intake: { leftHow: 'died' } })
  await wilma.updatePetStatus({ petId: pip?.id ?? '', status: 'deceasedUndo' })
  expect((await listed({ query: 'Pip' })).items[0]).toMatchObject({ state: 'withUs', intake: { leftHow: null, leftAt: null } })
})

test('to end the intake of an animal that is with no organisation changes nothing', async () => {
  const before = await register.db.selectFrom('intake').selectAll().orderBy('id').execute()
  await endIntake(register.db, '01900000-0000-7000-8000-000000000000', 'reunited', register.clock.now())
  expect(await register.db.selectFrom('intake').selectAll().orderBy('id').execute()).toEqual(before)
})

test('the search finds an animal by the council’s reference, where it was found or is kept, and from whom it came', async () => {
  const rescue = await register.as('wilma')
  const intake = {
    cameOn: '2026-03-22',
    kind: 'stray',
    foundWhere: 'Otley Chevin',
    councilFrom: '2026-03-22',
    councilReference: 'Bradford, BD 9917',
  } as const
  await rescue.addPetByWelfare(stray({ name: 'Larch', intake, location: 'Kennel 77' }))
  const pound = { cameOn: '2026-03-22', kind: 'fromRescue', fromWhom: 'Skipton pound', strayBefore: 'no' } as const
  await rescue.addPetByWelfare(stray({ name: 'Aspen', intake: pound }))
  const found = async (query: string) => (await rescue.getWelfarePets({ query })).data.items.map(({ name }) => name)
  for (const query of ['bd 9917', 'chevin', 'kennel 77', 'larch']) expect(await found(query)).toEqual(['Larch'])
  expect(await found('skipton')).toEqual(['Aspen'])
})

test('the search finds an animal by what is asked on the phone: its breed or colour, who brought it or gave it up, where it went', async () => {
  const rescue = await register.as('wilma')
  const collie = { kind: 'breed', breedId: 'border-collie' } as const
  const brought = { cameOn: '2026-03-22', kind: 'stray', finderName: 'Ada Frost' } as const
  const given = { cameOn: '2026-03-22', kind: 'surrender', givenUpBy: 'Sam Tindall' } as const
  const { petId } = (await rescue.addPetByWelfare(stray({ name: 'Gorse', breed: collie, colour: 'Blue merle', intake: brought }))).data
  await rescue.addPetByWelfare(stray({ name: 'Broom', intake: given }))
  const found = async (query: string) => (await rescue.getWelfarePets({ query })).data.items.map(({ name }) => name)
  for (const query of ['border coll', 'merle', 'ada frost']) expect(await found(query)).toEqual(['Gorse'])
  expect(await found('tindall')).toEqual(['Broom'])
  await rescue.saveOutcome({ petIds: [petId], outcome: 'transferred', on: '2026-03-27', to: 'Nidd Valley Dogs' })
  expect(await found('nidd')).toEqual(['Gorse'])
})
