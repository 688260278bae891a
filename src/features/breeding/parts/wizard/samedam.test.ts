import { expect, test } from 'vitest'
import { closeLitter, motherWarnings } from './samedam.ts'

const litters = [
  { damName: 'Hazel', damChipNumber: '956000000000001', bornOn: '2026-03-14', young: 5 },
  { damName: 'Gwen', damChipNumber: null, bornOn: '2025-01-01', young: 3 },
]
const hazel = { name: 'Hazel', chipNumber: '956 000 000 000 001' }

test('a litter of the same mother born within days is probably the same one', () => {
  expect(closeLitter(litters, { dam: hazel, bornOn: '2026-03-16', species: 'cat' })).toMatchObject({
    isSame: true,
    litter: { damName: 'Hazel' },
  })
})

test('two litters of one mother less than ten months apart are asked about, and later ones aren’t', () => {
  expect(closeLitter(litters, { dam: hazel, bornOn: '2026-11-14', species: 'cat' })).toMatchObject({ isSame: false })
  expect(closeLitter(litters, { dam: hazel, bornOn: '2027-02-01', species: 'cat' })).toBeNull()
})

test('a mother is known by her number, and by her name where one of the two has none', () => {
  expect(closeLitter(litters, { dam: { name: 'Hazel', chipNumber: '956000000000002' }, bornOn: '2026-03-16', species: 'cat' })).toBeNull()
  expect(
    closeLitter(litters, { dam: { name: 'gwen ', chipNumber: '956000000000003' }, bornOn: '2025-01-02', species: 'cat' }),
  ).toMatchObject({
    isSame: true,
  })
  expect(closeLitter(litters, { dam: { name: 'Ivy', chipNumber: '' }, bornOn: '2025-01-02', species: 'cat' })).toBeNull()
})

test('two litters of one dog within 12 months are asked about', () => {
  expect(closeLitter(litters, { dam: hazel, bornOn: '2027-02-01', species: 'dog' })).toMatchObject({ isSame: false })
  expect(closeLitter(litters, { dam: hazel, bornOn: '2027-03-14', species: 'dog' })).toBeNull()
})

test('a dog mated before she was a year old, or with six litters, is warned of, and other animals aren’t', () => {
  const six = Array.from({ length: 6 }, (_, year) => ({
    damName: 'Hazel',
    damChipNumber: '956000000000001',
    young: 5,
    bornOn: `${2018 + year}-03-14`,
  }))
  const birth = { dam: hazel, bornOn: '2026-03-14', species: 'dog' }
  expect(motherWarnings(six, birth, '2016-01-01')).toEqual([expect.stringMatching(/already has 6 litters here/)])
  expect(motherWarnings([], birth, '2025-03-01')).toEqual([expect.stringMatching(/less than a year old when she was mated/)])
  expect(motherWarnings([], birth, '2025-01-10')).toEqual([])
  expect(motherWarnings(six.slice(1), birth, null)).toEqual([])
  expect(motherWarnings(six, { ...birth, species: 'cat' }, '2025-12-01')).toEqual([])
})
