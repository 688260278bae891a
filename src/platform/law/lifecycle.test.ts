import { expect, test } from 'vitest'
import { after, lifecycle } from './lifecycle.ts'

const lampLife = lifecycle({
  subject: 'lamp',
  table: 'lamp',
  states: { dark: 'No light.', lit: 'Light.', brokenGlass: 'Never light again.' },
  starts: { make: { to: ['dark'], by: ['Staff'], rule: 'L-0 Lamps are made dark' } },
  moves: {
    light: { from: ['dark'], to: 'lit', by: ['keeper'], rule: 'L-1 A keeper may light a dark lamp' },
    drop: { from: ['dark', 'lit'], to: 'brokenGlass', by: ['keeper', 'clock'], rule: 'L-2 A lamp that falls breaks' },
  },
})

test('a legal move gives the next state', () => {
  expect(after(lampLife, 'light', 'dark', 'keeper')).toEqual({ state: 'lit' })
  expect(after(lampLife, 'drop', 'lit', 'clock')).toEqual({ state: 'brokenGlass' })
})

test('an illegal state is refused with the clause and the state in words', () => {
  expect(after(lampLife, 'light', 'brokenGlass', 'keeper')).toEqual({
    because: 'L-1 A keeper may light a dark lamp. This lamp is broken glass.',
  })
})

test('a mover whom the clause does not name is refused', () => {
  expect(after(lampLife, 'light', 'dark', 'clock')).toEqual({ because: 'L-1 A keeper may light a dark lamp. This was asked by clock.' })
})

test('a move that the law does not know is refused', () => {
  expect(after(lampLife, 'polish', 'dark', 'keeper')).toEqual({ because: 'There is no move called polish' })
})
