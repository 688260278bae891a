import { expect, test } from 'vitest'
import { certificate } from './certificate.ts'
import { type Certified, factsOf } from './facts.ts'

const biscuit: Certified = {
  name: 'Biscuit',
  originalName: 'Biscuit',
  status: 'active',
  statusAt: new Date('2026-03-27T09:30:00Z'),
  chipNumber: '985121004515220',
  species: 'dog',
  breed: 'Labrador Retriever',
  sex: 'female',
  neutered: 'yes',
  colour: 'Yellow',
  markings: '',
  bornOn: '2021-05-12',
  bornExactly: true,
  implantedOn: null,
  implantSite: '',
  implanterName: '',
  registeredAt: new Date('2026-03-27T09:30:00Z'),
  keeper: { name: 'Anna Hughes', address: '14 Priory Lane, Hereford, HR1 2BX' },
}
const making = {
  madeAt: new Date('2026-03-27T09:30:00Z'),
  link: 'https://homeward.example/v/7K2M9P4TQX3H7K2M',
  proofLink: `https://homeward.example/verify/${'x'.repeat(320)}`,
}
const values = (over: Partial<Certified>) => Object.fromEntries(factsOf({ ...biscuit, ...over }).map(({ label, value }) => [label, value]))

test('it states the details that the law asks for', () => {
  expect(values({ markings: 'White star' })).toEqual({
    Species: 'Dog',
    Breed: 'Labrador Retriever',
    Sex: 'Female, neutered',
    'Date of birth': '12 May 2021',
    Colour: 'Yellow',
    'Registered on': '27 March 2026',
    Status: 'Registered',
    Markings: 'White star',
    Keeper: 'Anna Hughes, 14 Priory Lane, Hereford, HR1 2BX',
  })
})

test('it never passes an estimate off as a date of birth', () => {
  const facts = values({ bornExactly: false })
  expect(facts['Date of birth (estimate)']).toBe('12 May 2021')
  expect(facts).not.toHaveProperty('Date of birth')
})

test('it names the original name only where that was another', () => {
  expect(values({ originalName: 'Litter B, no. 4' })['Original name or number']).toBe('Litter B, no. 4')
})

test('it says how the chip was implanted, as far as that is known', () => {
  expect(values({ implantedOn: '2021-07-01', implanterName: 'Idris Bevan' })['Chip implanted']).toBe('1 July 2021, by Idris Bevan')
  expect(values({ implantSite: 'Left of the neck' })['Chip implanted']).toBe('Left of the neck')
})

test.each([
  ['awaitingPayment', 'Registered'],
  ['deceased', 'Died, reported on 27 March 2026'],
  ['exported', 'Left the country, reported on 27 March 2026'],
] as const)('it does not hide that a pet is %s', (status, words) => {
  expect(values({ status })['Status']).toBe(words)
})

test('it is one tagged page in British English with a title, for screen readers', async () => {
  const pdf = (await certificate(biscuit, making)).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf).toContain('/Lang (en-GB)')
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('/DisplayDocTitle true')
  expect(pdf).toContain('(Certificate of registration: Biscuit, microchip 985 121 004 515 220)')
})

test('it stays one page when everything is as long as it can be', async () => {
  const long = (times: number) => 'W'.repeat(times)
  const longest = {
    ...biscuit,
    name: long(60),
    originalName: `${long(59)}M`,
    breed: long(80),
    colour: long(60),
    markings: long(300),
    implantedOn: '2021-07-01',
    implantSite: long(80),
    implanterName: long(100),
    keeper: { name: long(100), address: long(330) },
  }
  const pdf = (await certificate(longest, making)).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
