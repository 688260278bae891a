import { expect, test } from 'vitest'
import type { ImplantRow } from '../../shapes.ts'
import { namesOf, withoutKeeper } from './words.ts'

const NO = { clause: null, words: 'no' }
const row: ImplantRow = {
  id: '018f0000-0000-7000-8000-000000000001',
  number: '968000001234567',
  shown: '968 000 001 234 567',
  species: 'dog',
  petName: 'Bramble',
  implantedOn: '2026-09-01',
  site: 'between the shoulders',
  state: 'waiting',
  ageDays: 3,
  isLate: false,
  to: null,
  petId: null,
  hasMoved: false,
  requestId: null,
  batch: null,
  keeper: null,
  letterAt: null,
  by: null,
  can: { change: NO, correctNumber: NO, markDead: NO, askAgain: NO, sendLetter: NO, remind: NO },
}

test('what is registered, or known by another chip, waits for nobody', () => {
  const rows = (['unregistered', 'waiting', 'registered', 'replaced'] as const).map((state) => ({ ...row, state }))
  const { waiting, ended } = withoutKeeper(rows)
  expect([waiting, ended].map((part) => part.map(({ state }) => state))).toEqual([['waiting'], ['unregistered']])
})

test('animals are named with their numbers, and one without a name too', () => {
  expect(namesOf([row])).toBe('Bramble (968 000 001 234 567)')
  expect(namesOf([row, { ...row, petName: null }])).toBe('Bramble (968 000 001 234 567) and An animal (968 000 001 234 567)')
})
