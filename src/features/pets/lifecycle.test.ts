import { describe, expect, test } from 'vitest'
import { ROLES } from '#platform/contract/call.ts'
import { type Actor, after, targetOf, targetsOf } from '#platform/law/lifecycle.ts'
import { petLife } from './lifecycle.ts'

const states = Object.keys(petLife.states)
const moves = Object.keys(petLife.moves)
const actors: Actor[] = [...ROLES, 'keeper', 'recipient', 'holder', 'clock', 'payments']

/** What the law of pets is, once more and in the other direction: from each state, what a keeper may do and where that leads. */
const allowed: Record<string, Record<string, string>> = {
  unchipped: { giveChip: 'awaitingPayment' },
  identified: {},
  awaitingConfirmation: {},
  awaitingPayment: { reportMissing: 'missing', reportStolen: 'stolen', reportDeceased: 'deceased', reportExported: 'exported' },
  active: { reportMissing: 'missing', reportStolen: 'stolen', reportDeceased: 'deceased', reportExported: 'exported' },
  missing: { reportStolen: 'stolen', reportFound: 'active', reportDeceased: 'deceased' },
  stolen: { reportMissing: 'missing', reportFound: 'active', reportDeceased: 'deceased' },
  deceased: { undoDeceased: 'active' },
  exported: { reportReturned: 'active' },
}

/** What a refusal says of a pet in each state. */
const told: Record<string, string> = {
  unchipped: 'has no microchip yet',
  identified: 'is registered under another record',
  awaitingConfirmation: 'hasn’t been confirmed by its keeper yet',
  awaitingPayment: 'hasn’t been paid for yet',
  active: 'is registered',
  missing: 'has been reported missing',
  stolen: 'has been reported stolen',
  deceased: 'has died',
  exported: 'has left the country',
}

/** The moves that are not its keeper's: the person it was registered for says that it is theirs, a payment is a payment's, and an organisation says whose chip was missed. */
const keepersMoves = moves.filter((move) => !['confirm', 'pay', 'identify'].includes(move))

describe.each(states)('a pet that is %s', (state) => {
  test.each(keepersMoves)('%s by its keeper leads where the law says, or is refused with clause and state', (move) => {
    const next = after(petLife, move, state, 'keeper')
    const to = allowed[state]?.[move]
    if (to) return expect(next).toEqual({ state: to })
    expect(next).toEqual({
      clause: expect.stringMatching(move === 'giveChip' ? /^CARE-2$/ : /^PET-\d$/),
      words: expect.stringMatching(new RegExp(`\\. This pet ${told[state]}\\.$`)),
    })
  })

  test.each(keepersMoves)('%s is nobody else’s to make', (move) => {
    for (const by of actors.filter((actor) => actor !== 'keeper' && !(move === 'reportDeceased' && actor === 'clock')))
      expect(after(petLife, move, state, by)).toHaveProperty('words')
  })

  test('has died when nobody contested a professional’s report in time, where its keeper could have said so themselves', () => {
    const next = after(petLife, 'reportDeceased', state, 'clock')
    expect(next).toEqual(
      allowed[state]?.['reportDeceased'] ? { state: 'deceased' } : { clause: 'PET-3', words: expect.stringMatching(/\. This pet /) },
    )
  })

  test('confirm is the recipient’s alone, and only while it waits for that', () => {
    const next = after(petLife, 'confirm', state, 'recipient')
    expect(next).toEqual(state === 'awaitingConfirmation' ? { state: 'active' } : { clause: 'PET-8', words: expect.any(String) })
    for (const by of actors.filter((actor) => actor !== 'recipient')) expect(after(petLife, 'confirm', state, by)).toHaveProperty('words')
  })

  test('turns out to be registered by an organisation’s word alone, and only while it has no chip', () => {
    const next = after(petLife, 'identify', state, 'Welfare')
    expect(next).toEqual(state === 'unchipped' ? { state: 'identified' } : { clause: 'CARE-3', words: expect.any(String) })
    for (const by of actors.filter((actor) => actor !== 'Welfare')) expect(after(petLife, 'identify', state, by)).toHaveProperty('words')
  })

  test('is paid for by what was paid alone, and only while it waits for that', () => {
    const next = after(petLife, 'pay', state, 'payments')
    expect(next).toEqual(state === 'awaitingPayment' ? { state: 'active' } : { clause: 'PET-10', words: expect.any(String) })
    for (const by of actors.filter((actor) => actor !== 'payments')) expect(after(petLife, 'pay', state, by)).toHaveProperty('words')
  })
})

test('who comes back to the register, or is confirmed, owes what was owed: the fact says which', () => {
  for (const move of ['confirm', 'reportFound', 'undoDeceased', 'reportReturned'] as const) {
    for (const to of ['active', 'awaitingPayment'] as const) expect(targetOf(petLife, move, to)).toBe(to)
    expect(() => targetOf(petLife, move)).toThrow('leads to active or awaitingPayment')
    expect(() => targetOf(petLife, move, 'deceased')).toThrow('not to deceased')
  }
})

test('no state is a dead end but that of a record which another replaces, and every state can be reached', () => {
  const targets = new Set([...Object.values(petLife.moves).flatMap(targetsOf), ...Object.values(petLife.starts).flatMap(({ to }) => to)])
  expect([...targets].sort()).toEqual([...states].sort())
  for (const state of states.filter((one) => one !== 'identified'))
    expect(Object.values(petLife.moves).some(({ from }) => from.some((one) => one === state))).toBe(true)
})

test('not paying takes no pet off the register: the clock moves none that is awaiting payment, unless it has died', () => {
  for (const move of moves.filter((move) => move !== 'reportDeceased'))
    expect(after(petLife, move, 'awaitingPayment', 'clock')).toHaveProperty('words')
})
