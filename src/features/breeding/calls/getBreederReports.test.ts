import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, newbornLitter, puppy, soldByCode } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  const { data } = await bryony.addPetByBreeder(litter())
  const [first, second] = data.pets.map(({ petId }) => petId)
  register.clock.turn({ days: 10 })
  bryony = await register.as('bryony')
  await soldByCode(register, bryony, first ?? '')
  await bryony.keepOwnershipByBreeder({ petId: second ?? '' })
})
afterAll(() => register.close())

test('the last twelve months, to the day, are counted where nothing else is asked, the empty months too', async () => {
  const { data } = await bryony.getBreederReports({})
  expect([data.from, data.to]).toEqual(['2025-04-07', '2026-04-06'])
  expect(data.months).toHaveLength(13)
  expect(data.months.find(({ month }) => month === '2026-01')).toEqual({
    month: '2026-01',
    born: 2,
    litters: 1,
    offered: 0,
    sold: 0,
    kept: 0,
    died: 0,
    stillborn: 0,
  })
  expect(data.months.at(-1)).toEqual({ month: '2026-04', born: 0, litters: 0, offered: 1, sold: 1, kept: 1, died: 0, stillborn: 0 })
  expect(data.totals).toEqual({ born: 2, litters: 1, offered: 1, sold: 1, kept: 1, died: 0, stillborn: 0 })
  expect(data.forLicence).toEqual({ litters: 1, since: '2025-04-07' })
})

test('towards a licence counts a litter of dogs from the day it was born, for 12 months', async () => {
  const counted = async () => (await bryony.getBreederReports({})).data.forLicence.litters
  const ragdoll = { species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } } as const
  const before = await counted()
  for (const over of [{ bornOn: '2025-04-06' }, ragdoll]) await bryony.addPetByBreeder(litter({ dam: { name: 'Ivy' }, ...over }))
  expect(await counted()).toBe(before)
  await bryony.addPetByBreeder(litter({ dam: { name: 'Ivy' }, bornOn: '2025-04-07' }))
  expect(await counted()).toBe(before + 1)
})

test('a period counts its own days only, and names the same as a file', async () => {
  const { data } = await bryony.getBreederReports({ from: '2026-01-24', to: '2026-03-31' })
  expect(data.totals).toEqual({ born: 0, litters: 0, offered: 0, sold: 0, kept: 0, died: 0, stillborn: 0 })
  expect(data.csv).toBe('/api/v1/user/downloadBreederReport?from=2026-01-24&to=2026-03-31')
})

test('a period that ends before it begins, or is longer than five years, is refused', async () => {
  expect(await bryony.getBreederReports({ from: '2026-02-01', to: '2026-01-01' })).toMatchObject({ status: 400, code: 'periodWrong' })
  expect(await bryony.getBreederReports({ from: '2019-01-01', to: '2026-01-01' })).toMatchObject({ status: 400, code: 'periodWrong' })
})

test('deaths stand on the day that was said, and those without a record of their own on the day of birth', async () => {
  const young = [puppy(), puppy()]
  const { data } = await bryony.addPetByBreeder(
    litter({ dam: { name: 'Hazel' }, bornOn: '2026-02-01', bornDead: 1, diedBeforeChip: 2, young }),
  )
  await bryony.updatePetStatus({ petId: data.pets[0]?.petId ?? '', status: 'deceased', on: '2026-03-02' })
  const report = (await bryony.getBreederReports({ from: '2026-02-01', to: '2026-04-30' })).data
  expect(report.months.map(({ born, died, stillborn }) => [born, died, stillborn])).toEqual([
    [4, 2, 1],
    [0, 1, 0],
    [0, 0, 0],
  ])
})

test('an animal that’s offered again in the same month counts once', async () => {
  const { data } = await bryony.addPetByBreeder(litter({ dam: { name: 'Wren' }, bornOn: '2026-01-06', young: [puppy()] }))
  const petId = data.pets[0]?.petId ?? ''
  const offered = async () => (await bryony.getBreederReports({ from: '2026-04-01', to: '2026-04-30' })).data.totals.offered
  const before = await offered()
  for (const email of ['wrong@example.org', 'right@example.org']) {
    const { offers } = (await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email } })).data
    if (email.startsWith('wrong')) await bryony.withdrawPetRequest({ requestId: offers[0]?.offerId ?? '' })
  }
  expect(await offered()).toBe(before + 1)
})

test('a mother’s litters are counted together, also those that were registered without her chip', async () => {
  const chipNumber = freshChip()
  const dams = [{ name: 'Merle' }, { name: 'Merle', chipNumber }, { name: 'Merle' }]
  for (const [at, dam] of dams.entries()) await bryony.addPetByBreeder(litter({ dam, bornOn: `2025-0${1 + at * 4}-10`, young: [puppy()] }))
  const { byDam } = (await bryony.getBreederReports({ from: '2025-01-01', to: '2025-12-31' })).data
  expect(byDam.filter(({ damName }) => damName === 'Merle').map(({ ofHers }) => ofHers)).toEqual([1, 2, 3])
})

test('the cause of a chipped animal’s death, where it was said, is on its page, in the file and in the report', async () => {
  const { data } = await bryony.addPetByBreeder(litter({ dam: { name: 'Teal' }, bornOn: '2026-01-05', young: [puppy({ name: 'Wisp' })] }))
  const petId = data.pets[0]?.petId ?? ''
  await bryony.updatePetStatus({ petId, status: 'deceased', on: '2026-03-02', diedOf: 'Parvovirus' })
  const report = (await bryony.getBreederReports({ from: '2026-01-05', to: '2026-01-05' })).data
  expect(report.byDam.find(({ damName }) => damName === 'Teal')?.deaths).toEqual([{ name: 'Wisp', on: '2026-03-02', of: 'Parvovirus' }])
  expect((await bryony.getPetDetail({ petId })).data.timeline.at(-1)).toMatchObject({ facts: { on: '2026-03-02', of: 'Parvovirus' } })
  const rows = parse((await bryony.downloadBreederAnimals({ petId })).bytes, { bom: true, columns: true })
  expect(rows).toMatchObject([{ Status: 'In memory', 'Date of death': '2026-03-02', 'Cause of death': 'Parvovirus' }])
})

test('an inspector reads the litters of each mother: what was born alive is chipped, waits, or died', async () => {
  const { litterId } = (await bryony.recordLitter(newbornLitter({ dam: { name: 'Sorrel' }, bornOn: '2026-03-20', bornDead: 1 }))).data
  const [red, blue] = (await bryony.getLitters({ litterId })).data.items[0]?.newborn ?? []
  await bryony.removeNewborn({ litterId, newbornId: red?.id ?? '', why: 'died', diedOn: '2026-03-24', diedOf: 'Fading puppy' })
  await bryony.chipLitter({ litterId, young: [{ ...puppy({ name: 'Blue' }), newbornId: blue?.id ?? '' }] })
  const { data } = await bryony.getBreederReports({ from: '2026-03-20', to: '2026-03-31' })
  expect(data.byDam).toMatchObject([
    { id: litterId, damName: 'Sorrel', ofHers: 1, bornAlive: 3, stillborn: 1, died: 1, chipped: 1, unchipped: 1, left: 0 },
  ])
  expect(data.byDam[0]?.deaths).toEqual([{ name: 'Red ribbon', on: '2026-03-24', of: 'Fading puppy' }])
  expect(data.totals).toMatchObject({ born: 3, died: 1, stillborn: 1 })
  // Died on the day that was said, not on the day of birth.
  expect((await bryony.getBreederReports({ from: '2026-03-24', to: '2026-03-24' })).data.totals).toMatchObject({ born: 0, died: 1 })
})
