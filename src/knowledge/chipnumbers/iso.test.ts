import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from './codes.ts'
import { decodeWord, encodeWord, MOST_NATIONAL, printed } from './iso.ts'

describe('the 64 bits of an ISO chip', () => {
  test('985121004515220 is 8000F65C2C6E5F94 in bits', () => {
    expect(encodeWord('985121004515220')).toBe('8000F65C2C6E5F94')
    expect(decodeWord('8000F65C2C6E5F94')).toEqual({ animal: true, code: 985, national: 121004515220, reserved: 0 })
  })

  test('the highest number fills all 38 bits', () => {
    expect(decodeWord(encodeWord(`001${MOST_NATIONAL}`))?.national).toBe(MOST_NATIONAL)
  })

  test('bits in the other order are known by the animal mark at the end', () => {
    const word = BigInt(`0x${encodeWord('985000000032768')}`).toString(2)
    const reversed = BigInt(`0b${[...word].reverse().join('')}`)
      .toString(16)
      .padStart(16, '0')
    expect(decodeWord(reversed)).toMatchObject({ animal: true, code: 985, national: 32768 })
  })

  test('a word that is no pet chip in either order of bits has no meaning', () => {
    expect(decodeWord('FFFFFFFFFFFFFFFF')).toBeNull()
  })

  test('every number comes back from its bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 998 }), fc.integer({ min: 0, max: MOST_NATIONAL }), (code, national) => {
        const number = String(code).padStart(3, '0') + String(national).padStart(12, '0')
        const word = decodeWord(encodeWord(number))
        return word !== null && word.animal && printed(word) === number
      }),
    )
  })
})

test('every country code of ISO 3166-1 is known', () => {
  expect(Object.keys(COUNTRIES)).toHaveLength(249)
  expect(Object.keys(COUNTRIES).every((code) => /^[0-8]\d\d$/.test(code))).toBe(true)
})
