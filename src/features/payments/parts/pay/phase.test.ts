import { expect, test } from 'vitest'
import { isSettled, phaseOf } from './phase.ts'

test.each([
  ['open', null, 'waiting'],
  ['open', 'This card has expired. Use another card.', 'declined'],
  ['processing', null, 'working'],
  ['succeeded', null, 'given'],
  ['succeeded', 'This was cancelled before the payment came.', 'givenBack'],
  ['refunded', 'This was cancelled before the payment came.', 'givenBack'],
  ['refunded', null, 'refunded'],
  ['partRefunded', null, 'partRefunded'],
  ['cancelled', null, 'cancelled'],
] as const)('a payment that is %s (%j) is %s to its payer', (status, declined, phase) => {
  expect(phaseOf({ status, declined })).toBe(phase)
})

test('only a payment that waits for somebody is asked about again', () => {
  const phases = ['waiting', 'working', 'declined', 'given', 'givenBack', 'partRefunded', 'refunded', 'cancelled'] as const
  expect(phases.filter((phase) => !isSettled(phase))).toEqual(['waiting', 'working'])
})
