import { expect, test } from 'vitest'
import { littersByName } from './named.ts'

test('a litter is called by its mother and its birth, and two called the same are told apart', () => {
  const litters = [
    { id: 'a', damName: 'Hazel', bornOn: '2026-03-14' },
    { id: 'b', damName: 'Gwen', bornOn: '2026-03-14' },
    { id: 'c', damName: 'Hazel', bornOn: '2026-03-14' },
    { id: 'd', damName: 'Hazel', bornOn: '2025-03-14' },
  ]
  expect([...littersByName(litters)]).toEqual([
    ['Hazel, 14 March 2026', 'a'],
    ['Gwen, 14 March 2026', 'b'],
    ['Hazel, 14 March 2026 (2)', 'c'],
    ['Hazel, 14 March 2025', 'd'],
  ])
})
