import { expect, test } from 'vitest'
import { closeLitter } from './samedam.ts'

const litters = [
  { damName: 'Hazel', damChipNumber: '956000000000001', bornOn: '2026-03-14', young: 5 },
  { damName: 'Gwen', damChipNumber: null, bornOn: '2025-01-01', young: 3 },
]
const hazel = { name: 'Hazel', chipNumber: '956 000 000 000 001' }

test('a litter of the same mother born within days is probably the same one', () => {
  expect(closeLitter(litters, { dam: hazel, bornOn: '2026-03-16' })).toMatchObject({ isSame: true, litter: { damName: 'Hazel' } })
})

test('two litters of one mother less than ten months apart are asked about, and later ones aren’t', () => {
  expect(closeLitter(litters, { dam: hazel, bornOn: '2026-11-14' })).toMatchObject({ isSame: false })
  expect(closeLitter(litters, { dam: hazel, bornOn: '2027-02-01' })).toBeNull()
})

test('a mother is known by her number, and by her name where one of the two has none', () => {
  expect(closeLitter(litters, { dam: { name: 'Hazel', chipNumber: '956000000000002' }, bornOn: '2026-03-16' })).toBeNull()
  expect(closeLitter(litters, { dam: { name: 'gwen ', chipNumber: '956000000000003' }, bornOn: '2025-01-02' })).toMatchObject({
    isSame: true,
  })
  expect(closeLitter(litters, { dam: { name: 'Ivy', chipNumber: '' }, bornOn: '2025-01-02' })).toBeNull()
})
