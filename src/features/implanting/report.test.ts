import { expect, test } from 'vitest'
import { deadChipReport, factsOf, type Report } from './report.ts'

const failed: Report = {
  id: '019aa000-0000-7000-8000-000000000001',
  chipNumber: '977200000001000',
  kind: 'failed',
  noticedOn: '2026-03-27',
  words: 'Three scanners show nothing.',
  secondScan: 'Nothing',
  dueOn: '2026-04-10',
  manufacturer: 'Avid',
  product: 'FriendChip',
  batch: 'LOT-1',
  expiresOn: '2028-01-01',
  species: 'dog',
  breed: 'Labrador Retriever',
  sex: 'female',
  bornOn: '2025-12-24',
  implantedOn: '2026-02-01',
  implantSite: 'Scruff',
  implanter: 'Idris Bevan',
  newChip: null,
  reporter: {
    name: 'Idris Bevan',
    email: 'idris@homeward.example',
    mobile: '+447700900102',
    address: '3 Quay Street',
    certificate: 'MTA/2021/0388',
  },
}
const values = (over: Partial<Report>) => Object.fromEntries(factsOf({ ...failed, ...over }).map(({ label, value }) => [label, value]))

test('it holds what the Veterinary Medicines Directorate asks: the chip and its batch, the animal, the implant, what happened and when', () => {
  expect(values({})).toMatchObject({
    'What happened': 'Failure: the chip doesn’t transmit its number',
    'Microchip number': '977 200 000 001 000',
    Manufacturer: 'Avid',
    Batch: 'LOT-1',
    'Kind of animal': 'Dog',
    Sex: 'Female',
    'Implanted on': '1 February 2026',
    Implanter: 'Idris Bevan',
    'Noticed on': '27 March 2026',
    'In the words of the person who noticed it': 'Three scanners show nothing.',
    'Certificate or registration': 'MTA/2021/0388',
    Telephone: '07700 900102',
  })
})

test('what nobody knows is said to be not known', () => {
  expect(values({ batch: null, implantedOn: null, implanter: '' })).toMatchObject({
    Batch: 'Not known',
    'Implanted on': 'Not known',
    Implanter: 'Not known',
  })
})

test('the longest journey still makes one sheet', async () => {
  const pdf = await deadChipReport({ ...failed, words: 'It itched. '.repeat(90) }, new Date('2026-03-27T09:30:00Z'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
