import { expect, test } from 'vitest'
import { clause, wordsOf } from './clause.ts'
import { lifecycle } from './lifecycle.ts'

test('a clause says all that is declared of it, each sentence once, also by the moves of a lifecycle', () => {
  const polished = clause('SPOON-1', 'A spoon may be polished')
  expect(polished).toEqual({ clause: 'SPOON-1', words: 'A spoon may be polished' })
  lifecycle({
    subject: 'spoon',
    table: 'spoon',
    states: { dull: 'It is dull.', bright: 'It is bright.' },
    starts: { make: { to: ['dull'], by: ['Staff'], clause: 'SPOON-2', words: 'Spoons are made dull' } },
    moves: {
      polish: { from: ['dull'], to: 'bright', by: ['Staff'], ...polished },
      dull: { from: ['bright'], to: 'dull', by: ['clock'], clause: 'SPOON-1', words: 'It does not stay so' },
    },
  })
  expect(wordsOf('SPOON-1')).toBe('A spoon may be polished. It does not stay so')
  expect(wordsOf('SPOON-2')).toBe('Spoons are made dull')
})

test('a clause that no longer stands says nothing', () => {
  expect(wordsOf('SPOON-3')).toBe('')
})
