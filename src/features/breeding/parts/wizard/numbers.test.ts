import { describe, expect, test } from 'vitest'
import type { OffspringAnswers } from './answers.ts'
import { numbersOf, takeNumbers } from './numbers.ts'

const chip = (count: number) => `956000000000${String(count).padStart(3, '0')}`
const newKey = () => 'key'
const row = (number: string, over: Partial<OffspringAnswers> = {}): OffspringAnswers => ({
  key: number,
  chipNumber: number,
  name: '',
  sex: '',
  colour: '',
  markings: '',
  kennelClubNumber: '',
  ...over,
})

describe('numbers for the rows of a litter', () => {
  test('a number that a reader typed is a new row, and the field is free for the next', () => {
    const taken = takeNumbers(chip(1), [], newKey)
    expect(taken).toMatchObject({ added: 1, left: '', problem: '' })
    expect(numbersOf(taken.young)).toEqual([chip(1)])
  })

  test.each(['\n', ', ', '; ', '\r\n', '\t'])('numbers pasted with %j between them are a row each', (between) => {
    expect(takeNumbers([1, 2, 3].map(chip).join(between), [], newKey).added).toBe(3)
  })

  test('the spaces within one number do not make two of it', () => {
    expect(numbersOf(takeNumbers('956 000 000 000 001', [], newKey).young)).toEqual([chip(1)])
  })

  test.each([
    `${chip(1)} 956 000 000 000 002`,
    '956 000 000 000 001 956 000 000 000 002',
    `${chip(1)} ${chip(2)}`,
    `Bella ${chip(1)}  Max 956 000 000 000 002`,
  ])('whole numbers next to each other on one line are a row each: %s', (text) => {
    const taken = takeNumbers(text, [], newKey)
    expect(taken).toMatchObject({ added: 2, left: '', problem: '' })
    expect(numbersOf(taken.young)).toEqual([chip(1), chip(2)])
  })

  test.each([`${chip(1)} 95600000000000`, `${chip(1)} 956 000 0`])(
    '%s: what may be part of another number is kept and asked about',
    (text) => {
      const taken = takeNumbers(text, [], newKey)
      expect(taken).toMatchObject({ added: 0, left: text })
      expect(taken.problem).toMatch(/another/)
    },
  )

  test('a count or a name next to a number is left out', () => {
    expect(takeNumbers(`Puppy 12 ${chip(1)}`, [], newKey)).toMatchObject({ added: 1, left: '', problem: '' })
  })

  test('a number that stands in a row already is not added again, and the row is named', () => {
    const taken = takeNumbers(chip(2), [row(chip(1)), row('956 000 000 000 002')], newKey)
    expect(taken).toMatchObject({ added: 0, left: '' })
    expect(taken.problem).toContain('row 2')
  })

  test('what cannot be read stays in the field to be mended, and the others are added', () => {
    const taken = takeNumbers(`${chip(1)}\n98500\n${chip(2)}`, [], newKey)
    expect(taken).toMatchObject({ added: 2, left: '98500' })
    expect(taken.problem).not.toBe('')
  })

  test('a litter of twenty takes no other', () => {
    const full = Array.from({ length: 20 }, (_, index) => row(chip(index)))
    expect(takeNumbers(chip(20), full, newKey)).toMatchObject({ added: 0, left: chip(20) })
    expect(takeNumbers(chip(20), full, newKey).problem).toContain('up to 20 animals')
  })

  test('a colour that all rows have so far is that of the next as well', () => {
    const black = [row(chip(1), { colour: 'Black' }), row(chip(2), { colour: 'Black' })]
    expect(takeNumbers(chip(3), black, newKey).young[2]?.colour).toBe('Black')
    expect(takeNumbers(chip(3), [row(chip(1), { colour: 'Black' }), row(chip(2))], newKey).young[2]?.colour).toBe('')
  })
})
