import { expect, test } from 'vitest'
import { numbersWritten } from './writtennumbers.ts'

const ONE_TO_FIVE = ['1', '2', '3', '4', '5'].map((end) => `98110000470100${end}`)

test.each([
  '981100004701001-005',
  '981100004701001-5',
  '981100004701001 – 981100004701005',
  '981 100 004 701 001 to 005',
  '981 100 004 701 001…981 100 004 701 005',
])('a range is all of its numbers, also where its end is short: %s', (written) => {
  expect(numbersWritten(written)).toEqual({ numbers: ONE_TO_FIVE })
})

test.each(['981 100 004 701 001', '981-100-004-701-001', '0981100004701001', ' 981100004701001 '])('one number is one: %s', (written) => {
  expect(numbersWritten(written)).toEqual({ numbers: ['981100004701001'] })
})

test.each(['981100004701001/005', '981100004701001 and 005', '981100004701001-9811000047010055'])(
  'what can be read in two ways is not cut short, but asked about: %s',
  (written) => {
    expect(numbersWritten(written)).toEqual({ problem: expect.stringContaining(`which chips “${written}” means`) })
  },
)

test('a range runs upwards and is not endless', () => {
  expect(numbersWritten('981100004701005-001')).toEqual({ problem: expect.stringContaining('lower than the first') })
  expect(numbersWritten('981100004701001-9999')).toEqual({ problem: expect.stringContaining('8,999 numbers') })
})

test('what is no number is given back, to be told so', () => {
  for (const text of ['all of them', '981-100-004-701-001-005']) expect(numbersWritten(text)).toEqual({ numbers: [text] })
})
