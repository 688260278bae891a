import { expect, test } from 'vitest'
import { onOneLine } from './paste.ts'
import { problemWith, typedSoFar } from './typed.ts'

test('nothing is said before anything is typed', () => {
  expect(typedSoFar('  ')).toEqual({ state: 'empty' })
})

test('a number that is still being typed is counted, not called wrong', () => {
  expect(typedSoFar('985 121')).toEqual({ state: 'unfinished', digits: 6, maker: null })
})

test('the first 9 digits of a number are not announced as an older chip, only mentioned as a possible one', () => {
  expect(typedSoFar('012345678')).toEqual({ state: 'unfinished', digits: 9, maker: 'AVID Identification Systems' })
})

test('a whole number is read, also as a reader prints it', () => {
  expect(typedSoFar('0985121004515220')).toMatchObject({
    state: 'read',
    reading: { number: '985121004515220', notes: ['Your reader added a 0 at the start, so we removed it.'] },
  })
})

test('a label that is being typed before the number is not called wrong', () => {
  expect(typedSoFar('AVID')).toEqual({ state: 'empty' })
})

test('a number that no chip can hold is refused while it is typed, for no key can put it right', () => {
  expect(typedSoFar('985999999999999')).toMatchObject({ state: 'refused', suggestion: null })
})

test('a letter that stands for a digit brings a suggestion', () => {
  expect(typedSoFar('98512100451522O')).toMatchObject({ state: 'refused', suggestion: '985121004515220' })
})

test('asked for, a number that is too short is refused with its length', () => {
  expect(problemWith('98512100451522')?.because).toContain('You typed 14')
  expect(problemWith('')?.because).toMatch(/^Enter the microchip number/)
  expect(problemWith('985121004515220')).toBeNull()
})

test('of several numbers next to each other, each is offered', () => {
  const several = ['977200009500201', '977200009500202']
  expect(typedSoFar('977200009500201 977 200 009 500 202')).toMatchObject({ state: 'refused', several })
  expect(problemWith('977 200 009 500 201 977 200 009 500 202')).toMatchObject({ several })
})

test('the lines of a pasted reader output stay apart', () => {
  expect(onOneLine('985121004515220\r\nFDX-B\n')).toBe('985121004515220; FDX-B')
  expect(typedSoFar(onOneLine('21/11/2026 03:12\n985121004515220\n'))).toMatchObject({ state: 'read' })
})
