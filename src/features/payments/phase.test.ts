import { expect, test } from 'vitest'
import { phaseOf } from './phase.ts'

test.each([
  ['open', null, 'waiting', false],
  ['open', 'This card has expired. Use another card.', 'declined', true],
  ['processing', null, 'working', false],
  ['succeeded', null, 'given', true],
  ['succeeded', 'This was cancelled before the payment came.', 'givenBack', true],
  ['refunded', 'This was cancelled before the payment came.', 'givenBack', true],
  ['refunded', null, 'refunded', true],
  ['partRefunded', null, 'partRefunded', true],
  ['cancelled', null, 'cancelled', true],
] as const)(
  'a payment that is %s (%j) is %s to its payer, and asked about again only while it waits for someone',
  (status, declined, phase, isSettled) => {
    expect(phaseOf({ status, declined })).toEqual({ phase, isSettled })
  },
)
