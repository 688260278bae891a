import { describe, expect, test } from 'vitest'
import { addressLine, nextStep, withPlace } from './found.ts'

const blank = { line1: '', line2: '', town: '', county: '', postcode: 'hr12bx' }
const hereford = { postcode: 'HR1 2BX', place: 'Hereford' }

describe('a postcode that was found', () => {
  test('fills in the town and its own spelling, and keeps what was typed', () => {
    expect(withPlace({ ...blank, line1: '14 Priory Lane' }, hereford)).toEqual({
      ...blank,
      line1: '14 Priory Lane',
      town: 'Hereford',
      postcode: 'HR1 2BX',
    })
  })

  test('does not overwrite a town that the person typed', () => {
    expect(withPlace({ ...blank, town: 'Lugwardine' }, hereford).town).toBe('Lugwardine')
  })

  test('replaces the town that another postcode gave', () => {
    expect(withPlace({ ...blank, town: 'Ludlow' }, hereford, 'Ludlow').town).toBe('Hereford')
  })
})

describe('what to do next', () => {
  const address = { line1: '14 Priory Lane', line2: '', town: 'Hereford', county: '', postcode: 'HR1 2BX' }

  test.each([
    [[], 'We know the area, Hereford, but not the street. Enter the house number and street.'],
    [[address], 'We found one address. Check it below.'],
    [[address, address], 'We found 2 addresses. Choose yours.'],
  ])('is said (%#)', (addresses, words) => {
    expect(nextStep({ place: 'Hereford', addresses })).toBe(words)
  })

  test('an address in a list leaves out the lines that it does not have', () => {
    expect(addressLine(address)).toBe('14 Priory Lane, Hereford')
  })
})
