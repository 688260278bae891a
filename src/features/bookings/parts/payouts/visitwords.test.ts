import { expect, test } from 'vitest'
import { sumWords } from './visitwords.ts'

const gbp = (pence: number) => ({ pence, currency: 'GBP' as const })
const visit = (amount: number, refunded: number) => ({ amount: gbp(amount), deposit: gbp(1000), refunded: gbp(refunded) })

test.each([
  [visit(1000, 0), null],
  [visit(500, 500), 'The deposit was £10. £5 of it went back to the customer.'],
  [visit(-1000, 1000), 'The deposit was £10. £10 of it went back to the customer. £10 of it is in an earlier payout.'],
])('the sum of a visit explains itself: %j', (shown, words) => expect(sumWords(shown)).toBe(words))
