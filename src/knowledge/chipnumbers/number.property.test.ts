import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeWord, MOST_NATIONAL } from './iso.ts'
import { type ChipReading, readChipNumber } from './number.ts'

const isoNumber = fc
  .tuple(fc.integer({ min: 1, max: 998 }), fc.integer({ min: 0, max: MOST_NATIONAL }))
  .map(([code, national]) => String(code).padStart(3, '0') + String(national).padStart(12, '0'))
const hexadecimal = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789ABCDEF'), { minLength: length, maxLength: length }).map((letters) => letters.join(''))
const anyNumber = fc.oneof(isoNumber, hexadecimal(10), hexadecimal(9), hexadecimal(16))
/** Text made of the pieces that readers, labels and people produce. */
const scrap = fc
  .array(
    fc.oneof(
      anyNumber,
      fc.constantFrom(
        'FDX-B',
        'AVID*',
        'ID: ',
        'TR',
        'A',
        '0',
        '1',
        '\n',
        '\t',
        ' ',
        ';',
        ',',
        '27/03/2024',
        '10:15',
        '27 Mar 24',
        'LA 00000 0 ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))
const anyText = fc.oneof(scrap, fc.string({ unit: 'binary', maxLength: 220 }), fc.string({ unit: 'grapheme' }), anyNumber)

describe('the chip number function', () => {
  test('answers any text with a number or with a sentence', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readChipNumber(text)
        if (reading.valid) expect(reading.number).toMatch(/^(\d{15}|\d{9}|[0-9A-F]{10})$/)
        expect(Object.values(reading).every((value) => typeof value !== 'string' || value.isWellFormed())).toBe(true)
        if (!reading.valid) expect(reading.because).toMatch(/^[A-Z].+\.$/s)
      }),
      { numRuns: 3000 },
    )
  })

  test('gives the same number, of the same kind, when it reads its own answer again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readChipNumber(text)
        if (!reading.valid) return
        const same = { valid: true, number: reading.number, format: reading.format, shown: reading.shown }
        expect(readChipNumber(reading.number)).toMatchObject(same)
        expect(readChipNumber(reading.shown)).toMatchObject(same)
      }),
      { numRuns: 3000 },
    )
  })

  test('suggests only numbers that it takes', () => {
    const lookalikes = fc.array(fc.constantFrom(...'0123456789OILSZB'), { minLength: 9, maxLength: 15 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(lookalikes, (text) => {
        const reading = readChipNumber(text)
        if (!reading.valid && reading.suggestion) expect(numberOf(readChipNumber(reading.suggestion))).toBe(reading.suggestion)
      }),
      { numRuns: 2000 },
    )
  })

  test('reads every ISO number however it is grouped', () => {
    const separators = fc.array(fc.constantFrom('', '', ' ', '-', '.', '*', '_', '\u00a0', '\u200b', '–'), { minLength: 15, maxLength: 15 })
    fc.assert(
      fc.property(isoNumber, separators, (number, between) => {
        const text = [...number].map((digit, place) => digit + between[place]).join('')
        // Groups such as 12-10-04 stand for a date as well; then the person is asked, and never answered with another number.
        const reading = readChipNumber(text)
        expect(reading.valid ? reading.number : reading.code).toBeOneOf([number, 'severalNumbers'])
      }),
    )
  })

  test('reads every ISO number from what readers print around it', () => {
    const frames = [
      (number: string) => `0${number}`,
      (number: string) => `FDX-B: ${number}`,
      (number: string) => `LA 00000 0 ${number.slice(0, 3)} ${number.slice(3)}`,
      (number: string) => `${number} 27/03/2024 10:15:22`,
      (number: string) => `12;${number};2024-03-27T10:15`,
      (number: string) => encodeWord(number).toLowerCase(),
      (number: string) => [...number].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
    ]
    fc.assert(
      fc.property(isoNumber, fc.constantFrom(...frames), (number, frame) => {
        expect(numberOf(readChipNumber(frame(number)))).toBe(number)
      }),
      { numRuns: 1000 },
    )
  })

  test('refuses every number that 38 bits cannot hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 998 }), fc.integer({ min: MOST_NATIONAL + 1, max: 999_999_999_999 }), (code, national) => {
        expect(readChipNumber(String(code).padStart(3, '0') + national)).toMatchObject({ valid: false, code: 'impossible' })
      }),
    )
  })

  test('never makes a number out of one with a digit missing', () => {
    fc.assert(
      fc.property(isoNumber, fc.nat(14), (number, place) => {
        expect(readChipNumber(number.slice(0, place) + number.slice(place + 1))).toMatchObject({ valid: false })
      }),
    )
  })
})

function numberOf(reading: ChipReading) {
  return reading.valid ? reading.number : reading.because
}
