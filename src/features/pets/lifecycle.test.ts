import { describe, expect, test } from 'vitest'
import { ROLES } from '#platform/contract/call.ts'
import { after, type Mover } from '#platform/law/lifecycle.ts'
import { petLife } from './lifecycle.ts'

const states = Object.keys(petLife.states)
const moves = Object.keys(petLife.moves)
const movers: Mover[] = [...ROLES, 'keeper', 'recipient', 'holder', 'clock', 'payments']

/** What the law of pets is, once more and in the other direction: from each state, what a keeper may do and where that leads. */
const allowed: Record<string, Record<string, string>> = {
  awaitingConfirmation: {},
  awaitingPayment: { reportMissing: 'missing', reportStolen: 'stolen', reportDeceased: 'deceased', reportExported: 'exported' },
  active: { reportMissing: 'missing', reportStolen: 'stolen', reportDeceased: 'deceased', reportExported: 'exported' },
  missing: { reportStolen: 'stolen', reportFound: 'active', reportFoundUnpaid: 'awaitingPayment', reportDeceased: 'deceased' },
  stolen: { reportMissing: 'missing', reportFound: 'active', reportFoundUnpaid: 'awaitingPayment', reportDeceased: 'deceased' },
  deceased: { undoDeceased: 'active', undoDeceasedUnpaid: 'awaitingPayment' },
  exported: { reportReturned: 'active', reportReturnedUnpaid: 'awaitingPayment' },
}

/** The moves that are not its keeper's: the person it was registered for says that it is theirs, and a payment is a payment's. */
const keepersMoves = moves.filter((move) => !['confirm', 'confirmUnpaid', 'pay'].includes(move))

describe.each(states)('a pet that is %s', (state) => {
  test.each(keepersMoves)('%s by its keeper leads where the law says, or is refused with clause and state', (move) => {
    const next = after(petLife, move, state, 'keeper')
    const to = allowed[state]?.[move]
    if (to) return expect(next).toEqual({ state: to })
    const words = state.replace(/([A-Z])/g, ' $1').toLowerCase()
    expect(next).toEqual({ because: expect.stringMatching(new RegExp(`^PET-\\d .*\\. This pet is ${words}\\.$`)) })
  })

  test.each(keepersMoves)('%s is nobody else’s to make', (move) => {
    for (const by of movers.filter((mover) => mover !== 'keeper')) expect(after(petLife, move, state, by)).toHaveProperty('because')
  })

  test.each([
    ['confirm', 'active'],
    ['confirmUnpaid', 'awaitingPayment'],
  ] as const)('%s is the recipient’s alone, only while it waits for that, and leads to %s', (move, to) => {
    const next = after(petLife, move, state, 'recipient')
    expect(next).toEqual(state === 'awaitingConfirmation' ? { state: to } : { because: expect.stringMatching(/^PET-8 /) })
    for (const by of movers.filter((mover) => mover !== 'recipient')) expect(after(petLife, move, state, by)).toHaveProperty('because')
  })

  test('is paid for by what was paid alone, and only while it waits for that', () => {
    const next = after(petLife, 'pay', state, 'payments')
    expect(next).toEqual(state === 'awaitingPayment' ? { state: 'active' } : { because: expect.stringMatching(/^PET-10 /) })
    for (const by of movers.filter((mover) => mover !== 'payments')) expect(after(petLife, 'pay', state, by)).toHaveProperty('because')
  })
})

test('no state is a dead end, and every state can be reached', () => {
  const targets = new Set([...Object.values(petLife.moves).map(({ to }) => to), ...Object.values(petLife.starts).flatMap(({ to }) => to)])
  expect([...targets].sort()).toEqual([...states].sort())
  for (const state of states) expect(Object.values(petLife.moves).some(({ from }) => from.some((one) => one === state))).toBe(true)
})

test('not paying takes no pet off the register: no move leads out of awaiting payment by the clock', () => {
  for (const move of moves) expect(after(petLife, move, 'awaitingPayment', 'clock')).toHaveProperty('because')
})
