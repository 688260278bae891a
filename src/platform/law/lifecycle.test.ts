import { expect, test } from 'vitest'
import { after, lifecycle } from './lifecycle.ts'

const lampLife = lifecycle({
  subject: 'lamp',
  table: 'lamp',
  states: { dark: 'No light.', lit: 'Light.', brokenGlass: 'Never light again.' },
  starts: { make: { to: ['dark'], by: ['Staff'], clause: 'L-0', words: 'Lamps are made dark' } },
  moves: {
    light: { from: ['dark'], to: 'lit', by: ['keeper'], clause: 'L-1', words: 'A keeper may light a dark lamp' },
    drop: { from: ['dark', 'lit'], to: 'brokenGlass', by: ['keeper', 'clock'], clause: 'L-2', words: 'A lamp that falls breaks' },
  },
})

test('a legal move gives the next state', () => {
  expect(after(lampLife, 'light', 'dark', 'keeper')).toEqual({ state: 'lit' })
  expect(after(lampLife, 'drop', 'lit', 'clock')).toEqual({ state: 'brokenGlass' })
})

test('an illegal state is refused with the clause and the state in words', () => {
  expect(after(lampLife, 'light', 'brokenGlass', 'keeper')).toEqual({
    clause: 'L-1',
    words: 'A keeper may light a dark lamp. This lamp is broken glass.',
  })
})

test('a state that has words of its own is refused in them', () => {
  const worded = { ...lampLife, reads: { brokenGlass: 'has been dropped' } }
  expect(after(worded, 'light', 'brokenGlass', 'keeper')).toMatchObject({
    words: 'A keeper may light a dark lamp. This lamp has been dropped.',
  })
})

test('a actor whom the clause does not name is refused', () => {
  expect(after(lampLife, 'light', 'dark', 'clock')).toEqual({
    clause: 'L-1',
    words: 'A keeper may light a dark lamp. This was asked by clock.',
  })
})

test('a move that the law does not know is refused', () => {
  expect(after(lampLife, 'polish', 'dark', 'keeper')).toEqual({ clause: null, words: 'There is no move called polish' })
})
