import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { litter, newbornLitter, puppy, soldByCode } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  const young = [puppy({ name: '=HYPERLINK("x")' }), puppy({ name: 'Blue, "the bold"' })]
  const { data } = await bryony.addPetByBreeder(litter({ young }))
  await soldByCode(register, bryony, data.pets[1]?.petId ?? '')
})
afterAll(() => register.close())

test('every animal stands in a row that a spreadsheet reads and does not work out', async () => {
  const { status, headers, bytes } = await bryony.downloadBreederReport({})
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const rows = parse(bytes, { bom: true, columns: true })
  expect(rows).toMatchObject([
    { Name: '\'=HYPERLINK("x")', Status: 'With you', 'Date left': '', Mother: 'Saffron', 'Licence number': 'NYC/AL/2024/0187' },
    { Name: 'Blue, "the bold"', Status: 'Sold', 'Date left': '2026-03-27', Breed: 'Cocker Spaniel' },
  ])
  expect(bytes.toString()).not.toMatch(/Willow|Nia|Powell/)
})

test('animals born outside the period are left out', async () => {
  const { bytes } = await bryony.downloadBreederReport({ from: '2026-02-01', to: '2026-03-01' })
  expect(parse(bytes, { bom: true })).toHaveLength(1)
})

test('a period that ends before it begins is refused', async () => {
  expect(await bryony.downloadBreederReport({ from: '2026-02-01', to: '2026-01-01' })).toMatchObject({ status: 400, code: 'periodWrong' })
})

test('animals without a chip stand there too, and a chipped one has the day and the implanter', async () => {
  await bryony.recordLitter(newbornLitter({ bornOn: '2026-03-20' }))
  const implant = { implantedOn: '2026-03-26', site: '', implanterName: 'Idris Bevan' }
  await bryony.addPetByBreeder(litter({ dam: { name: 'Sorrel' }, bornOn: '2026-03-21', implant, young: [puppy({ name: 'Ruby' })] }))
  const rows = parse((await bryony.downloadBreederReport({ from: '2026-03-20', to: '2026-03-21' })).bytes, { bom: true, columns: true })
  expect(rows).toMatchObject([
    { Name: 'Ruby', 'Date chipped': '2026-03-26', 'Chipped by': 'Idris Bevan' },
    { Name: 'Red ribbon', 'Microchip number': '', Status: 'With you, no chip yet', Mother: 'Juniper', 'Date of birth': '2026-03-20' },
    { Name: 'Blue ribbon' },
    { Name: 'Green ribbon' },
  ])
})
