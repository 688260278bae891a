import { expect, test } from 'vitest'
import { handoverWords, piecesOf } from './words.ts'

test('numbers are read from lines and commas, and what is blank is none', () => {
  expect(piecesOf(' 981100004701001-005\n\n981100004701009, 981100004701011;')).toEqual([
    '981100004701001-005',
    '981100004701009',
    '981100004701011',
  ])
  expect(piecesOf(' \n')).toEqual([])
})

test('who has the chips is said to each side', () => {
  expect(handoverWords({ side: 'given', status: 'refused' }).says).toContain('stayed with you')
  expect(handoverWords({ side: 'received', status: 'refused' }).says).toContain('stayed with your colleague')
})
