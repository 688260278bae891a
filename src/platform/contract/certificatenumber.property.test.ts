import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certificateNumber, readCertificateNumber } from './certificatenumber.ts'

const numbers = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([year, serial]) => certificateNumber(year, serial))
const digitsOf = (number: string) => number.replace(/\D/g, '')

test('the check digits are those of ISO 7064, MOD 97-10', () => {
  expect(certificateNumber(2026, 1)).toBe('CERT-2026-000001-16')
  expect(Number(digitsOf(certificateNumber(2026, 1))) % 97).toBe(1)
})

test('a number is read as it was written, in any case and grouping', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(readCertificateNumber(number)).toBe(number)
      expect(readCertificateNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
    }),
  )
})

test('any single wrong digit is found', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const digits = digitsOf(number)
      const wrong = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1)
      expect(readCertificateNumber(`CERT${wrong}`)).toBeNull()
    }),
  )
})

test('any swap of two neighbours that differ is found', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 10 }), (number, at) => {
      const digits = digitsOf(number)
      const swapped = digits.slice(0, at) + digits[at + 1] + digits[at] + digits.slice(at + 2)
      expect(readCertificateNumber(`CERT${swapped}`)).toBe(digits[at] === digits[at + 1] ? number : null)
    }),
  )
})

test.each(['', 'CERT', 'CERT-2026-000001', 'CERT-2026-000001-99', 'CERT-2026-1-05', '2026-000001-05'])(
  '%s is no number of ours',
  (typed) => {
    expect(readCertificateNumber(typed)).toBeNull()
  },
)

test('there is no certificate 0, and none after 999999', () => {
  expect(() => certificateNumber(2026, 0)).toThrow(RangeError)
  expect(() => certificateNumber(2026, 1_000_000)).toThrow(RangeError)
})
