import { expect, test } from 'vitest'
import { intakeCost } from './intakecost.ts'

test('the last step says that a credit goes and how many are left', () => {
  expect(intakeCost({ left: 12, household: false }, 1500)).toBe('This uses one of your credits. You’ll have 11 left.')
  expect(intakeCost({ left: 1, household: false }, 1500)).toContain('0 left')
})

test('or, without credits, what it costs and who can pay', () => {
  expect(intakeCost({ left: 0, household: false }, 1500)).toMatch(/£15 once.*leave it to the next keeper/)
  expect(intakeCost({ left: 0, household: true }, 1500)).toBe('Your plan covers this registration.')
})
