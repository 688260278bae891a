import { afterAll, beforeAll, expect, test } from 'vitest'
import { strikeChipReport } from '#features/staff/contract.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, haveChips, verifiedImplanter } from '#src/testing/implants.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter sees their own implants with their state, age and masked addressee, page after page, and nobody else’s', async () => {
  const { api } = await verifiedImplanter(register, {})
  const { numbers, code } = await haveChips(register, { holder: (await api.userProfile({})).data.id })
  const keeper = await joinConfirmed(register)
  const [first = ''] = numbers
  const waiting = chipped(first, { to: { email: 'sam.green@example.org' } })
  await api.registerChip({ ...waiting, implant: { ...waiting.implant, implantedOn: '2026-03-20' } })
  register.clock.turn({ minutes: 1 })
  const second = await api.registerChip(chipped(freshChip(), { to: { email: keeper.email } }))
  await keeper.api.customerAcceptRejectPetRequest({ requestId: second.data.requestId, answer: 'accept', name: 'Secret' })
  const third = await api.registerChip(chipped(freshChip()))
  await api.withdrawPetRequest({ requestId: third.data.requestId })

  const { data } = await api.getImplanterImplantedChips({ sort: 'implantedOn' })
  expect(data.total).toBe(3)
  expect(data.items[0]).toMatchObject({
    number: first,
    state: 'waiting',
    ageDays: 0,
    batch: code,
    can: { change: true, markDead: true },
  })
  expect(data.items[0]?.to).not.toBe('sam.green@example.org')
  expect(JSON.stringify(data)).not.toMatch(/sam\.green@|Secret/)
  expect(JSON.stringify(data)).not.toContain(keeper.email)

  const state = async (wanted: 'waiting' | 'registered' | 'unregistered') =>
    (await api.getImplanterImplantedChips({ state: wanted })).data.items.map(({ number }) => number)
  expect(await state('registered')).toEqual([second.data.chipNumber])
  expect(await state('unregistered')).toEqual([third.data.chipNumber])
  const pages = await Promise.all([1, 2, 3].map((page) => api.getImplanterImplantedChips({ page, pageSize: 1, sort: '-age' })))
  expect(pages.flatMap(({ data: { items } }) => items.map(({ number }) => number))).toEqual([
    first,
    third.data.chipNumber,
    second.data.chipNumber,
  ])
  expect((await api.getImplanterImplantedChips({ query: first.slice(3, 12) })).data.total).toBe(1)
  expect((await api.getImplanterImplantedChips({ query: 'moss' })).data.total).toBe(3)
  expect((await api.getImplanterImplantedChips({ query: '%' })).data.total).toBe(0)
  expect((await (await register.as('idris')).getImplanterImplantedChips({})).data.total).toBe(0)
})

test('how long an animal waits counts from the day it was registered, on the list and on the dashboard, however old its chip is', async () => {
  const number = freshChip()
  const old = chipped(number)
  await (await register.as('idris')).registerChip({
    ...old,
    pet: { ...old.pet, bornOn: '2025-01-01' },
    implant: { ...old.implant, implantedOn: '2025-05-06' },
  })
  const shown = async () => {
    const api = await register.as('idris')
    const [row] = (await api.getImplanterImplantedChips({ query: number })).data.items
    const waiting = (await api.implanterDashboard({})).data.ageing.find(({ chipNumber }) => chipNumber === number)
    return [row?.ageDays, row?.isLate, waiting?.ageDays]
  }
  expect(await shown()).toEqual([0, false, 0])
  register.clock.turn({ days: 8 })
  expect(await shown()).toEqual([8, true, 8])
})

test('of each animal the list says whether its keeper can be asked again, and which request can be taken back', async () => {
  const { api } = await verifiedImplanter(register, {})
  const keeper = await joinConfirmed(register)
  const [number, confirmed] = [freshChip(), freshChip()]
  const { data: first } = await api.registerChip(chipped(number))
  const { data: second } = await api.registerChip(chipped(confirmed, { to: { email: keeper.email } }))
  await keeper.api.customerAcceptRejectPetRequest({ requestId: second.requestId, answer: 'accept' })
  const shown = async (query: string) => (await api.getImplanterImplantedChips({ query })).data.items[0]
  expect(await shown(number)).toMatchObject({
    petId: first.petId,
    requestId: first.requestId,
    can: { correctNumber: true, askAgain: { clause: null, words: expect.stringContaining('Withdraw that request first') } },
  })
  expect(await shown(confirmed)).toMatchObject({
    petId: null,
    requestId: null,
    can: { askAgain: { clause: 'STOCK-8', words: 'This animal is already in its keeper’s name' } },
  })
  await api.withdrawPetRequest({ requestId: first.requestId })
  expect(await shown(number)).toMatchObject({ requestId: null, isLate: false, can: { askAgain: true } })
  register.clock.turn({ days: 7 })
  expect((await shown(number))?.isLate).toBe(false)
  register.clock.turn({ days: 1 })
  expect((await shown(number))?.isLate).toBe(true)
})

test('a keeper who was written to can be reminded from the next day', async () => {
  const { api } = await verifiedImplanter(register, {})
  const number = freshChip()
  const { data: first } = await api.registerChip(chipped(number))
  const shown = async (query: string) => (await api.getImplanterImplantedChips({ query })).data.items[0]
  const notToday = { can: { remind: { words: expect.stringContaining('from tomorrow') } } }
  expect(await shown(number)).toMatchObject(notToday)
  register.clock.turn({ days: 1 })
  expect(await shown(number)).toMatchObject({ can: { remind: true } })
  expect((await api.remindOfRequest({ requestId: first.requestId })).status).toBe(200)
  expect(await shown(number)).toMatchObject(notToday)
})

test('an implanter who puts another chip into the animal of another sees nothing of whom that one asked', async () => {
  const [idris, vet] = [await register.as('idris'), await verifiedImplanter(register, { role: 'vet' })]
  const [old, number] = [freshChip(), freshChip()]
  const asked = chipped(old, { to: { email: 'sam.green@example.org', mobile: '07700 900 555' } })
  await idris.registerChip(asked)
  await vet.api.markChipAsdead({ chipNumber: old, kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
  expect((await vet.api.chipWithPet({ oldChipNumber: old, chipNumber: number, implant: asked.implant })).status).toBe(200)
  const [theirs, mine] = [await vet.api.getImplanterImplantedChips({}), await idris.getImplanterImplantedChips({ query: old })]
  expect(theirs.data.items).toMatchObject([{ number, state: 'unregistered', to: null, petId: null }])
  expect(mine.data.items).toMatchObject([{ number: old, state: 'replaced', to: expect.stringContaining('@') }])
})

test('a chip that is reported cannot be reported from the list again', async () => {
  const idris = await register.as('idris')
  const number = freshChip()
  await idris.registerChip(chipped(number))
  await idris.markChipAsdead({ chipNumber: number, kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
  const { data } = await idris.getImplanterImplantedChips({ query: number })
  expect(data.items[0]?.can.markDead).toMatchObject({ words: 'This chip has already been reported' })
  expect(data.items[0]?.can.correctNumber).toMatchObject({ words: expect.stringContaining('has been reported') })
})

test('a chip that was reported to have moved isn’t said to be where it was put in, until the report is struck out', async () => {
  const { api } = await verifiedImplanter(register, { role: 'vet' })
  const number = freshChip()
  const { petId } = (await api.registerChip(chipped(number))).data
  const seen = async () => {
    const [row] = (await api.getImplanterImplantedChips({ query: number })).data.items
    return [row?.hasMoved, (await api.getPetDetail({ petId })).data.chipHasMoved]
  }
  expect(await seen()).toEqual([false, false])
  const { reportId } = (await api.markChipAsdead({ chipNumber: number, kind: 'migrated', noticedOn: today(), words: 'In the shoulder' }))
    .data
  expect(await seen()).toEqual([true, true])
  await deskOf(() => register)(strikeChipReport, { reportId, reason: 'It hasn’t moved.' })
  expect(await seen()).toEqual([false, false])
})

const today = () => londonDate(register.clock.now())
