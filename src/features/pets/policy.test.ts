import { expect, test } from 'vitest'
import { earlier } from '#platform/clock/clock.ts'
import type { Person } from '#platform/law/policy.ts'
import { petLife } from './lifecycle.ts'
import { type PetNow, undoUntil, whatMay } from './policy.ts'

const now = new Date('2026-03-27T09:30:00Z')
const keeper: Person = { id: 'k', name: 'Anna', email: 'anna@example.org', roles: ['Customer'], sessionId: 's' }
const pet = (over: Partial<PetNow> = {}): PetNow => ({
  breederId: null,
  keeperId: 'k',
  status: 'active',
  statusAt: now,
  isOffered: false,
  isRehoming: false,
  isClaimed: false,
  isUnproven: false,
  isDoubtful: false,
  strayFrom: null,
  now,
  ...over,
})
const allowed = (thing: PetNow, who = keeper) =>
  Object.entries(whatMay(who, thing))
    .filter(([, may]) => may === true)
    .map(([what]) => what)

test('a keeper may do with a pet what its state allows', () => {
  expect(allowed(pet())).toEqual([
    'edit',
    'correctSpecies',
    'passOn',
    'reportMissing',
    'reportStolen',
    'reportDeceased',
    'reportExported',
    'certify',
  ])
  expect(allowed(pet({ status: 'awaitingPayment' }))).toEqual([
    'edit',
    'correctSpecies',
    'passOn',
    'reportMissing',
    'reportStolen',
    'reportDeceased',
    'reportExported',
    'certify',
  ])
  expect(allowed(pet({ status: 'missing' }))).toEqual([
    'edit',
    'correctSpecies',
    'reportStolen',
    'reportFound',
    'reportDeceased',
    'certify',
  ])
  expect(allowed(pet({ status: 'exported' }))).toEqual(['edit', 'correctSpecies', 'reportReturned', 'certify'])
  expect(allowed(pet({ status: 'deceased' }))).toEqual(['undoDeceased', 'certify'])
})

test('a report of death can be taken back to the last moment of 30 days, and not after', () => {
  const statusAt = earlier(now, { days: 30 })
  expect(undoUntil({ statusAt })).toEqual(now)
  expect(allowed(pet({ status: 'deceased', statusAt }))).toEqual(['undoDeceased', 'certify'])
  expect(allowed(pet({ status: 'deceased', statusAt: earlier(statusAt, { seconds: 1 }) }))).toEqual(['certify'])
})

test('nobody but the keeper may do anything, whatever their roles', () => {
  const vet = { ...keeper, id: 'v', roles: ['Welfare', 'Implanter', 'Staff'] as const }
  for (const status of Object.keys(petLife.states)) expect(allowed(pet({ status }), vet)).toEqual([])
})

test('every no is a sentence that a button can show', () => {
  for (const status of Object.keys(petLife.states)) {
    for (const may of Object.values(whatMay(keeper, pet({ status })))) if (may !== true) expect(may.words).toMatch(/^[A-Z].{20,}/)
  }
})
