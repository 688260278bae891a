import { expect, test } from 'vitest'
import { linesIn } from './lines.ts'

test('each line is a number, however the lines end, and empty ones are nothing', () => {
  expect(linesIn('977200009412683\r\n\n 985 121 004 515 220 \r\rnot a number\n')).toEqual([
    '977200009412683',
    '985 121 004 515 220',
    'not a number',
  ])
})

test('a number that was scanned twice is looked up once, however it was written', () => {
  expect(linesIn('977200009412683\n985121004515220\n977 200 009 412 683')).toEqual(['977 200 009 412 683', '985121004515220'])
})

test('a line is no longer than a number can be', () => {
  expect(linesIn('x'.repeat(5000))[0]).toHaveLength(200)
})
