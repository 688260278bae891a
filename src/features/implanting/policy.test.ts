import { expect, test } from 'vitest'
import { SPECIES, type Species } from '#knowledge/animals/species.ts'
import { mayFollow } from '#knowledge/chipnumbers/number.ts'
import { implantFault, isLookedFor, mayChange, mayReplace, outsidePractice } from './policy.ts'

const trained = { isVerified: true, role: 'trained', species: ['all'] } as const
const TRAINED: ReadonlySet<Species> = new Set(['dog', 'cat', 'rabbit', 'ferret'])

test.each(SPECIES)('in a %s a vet may implant, and somebody who was trained only where it is one of four kinds', (species) => {
  expect(outsidePractice({ ...trained, role: 'vet', species: [] }, species)).toBeNull()
  const others = TRAINED.has(species) ? null : 'vetsOnly'
  expect(outsidePractice(trained, species)).toBe(others)
  expect(outsidePractice({ ...trained, role: 'vetNurse' }, species)).toBe(others)
})

test('a certificate for dogs is none for cats', () => {
  const forDogs = { ...trained, species: ['dog'] }
  expect(outsidePractice(forDogs, 'dog')).toBeNull()
  expect(outsidePractice(forDogs, 'cat')).toBe('outOfScope')
})

test('nobody implants whom Staff have not checked, not even a vet', () => {
  expect(outsidePractice({ isVerified: false, role: 'vet', species: ['all'] }, 'dog')).toBe('notVerified')
})

const now = new Date('2026-03-27T23:30:00Z')
const done = { implantedOn: '2026-03-27', scanBefore: 'none', scanAfter: true } as const

test('a chip is put in where there is none, read afterwards, and not on a day to come', () => {
  expect(implantFault(done, now)).toBeNull()
  expect(implantFault({ ...done, scanBefore: 'otherChip' }, now)).toBe('otherChip')
  expect(implantFault({ ...done, scanAfter: false }, now)).toBe('notScanned')
  expect(implantFault({ ...done, implantedOn: '2026-03-28' }, now)).toBe('inFuture')
  expect(implantFault({ ...done, implantedOn: '1984-12-31' }, now)).toBe('tooLongAgo')
  expect(implantFault({ ...done, implantedOn: '1985-01-01' }, now)).toBeNull()
})

const TROVAN = '00061B23C4'
test.each([
  ['an older chip, and one that the law counts after it', '981020003456789', TROVAN, null],
  ['a chip of nine digits', '981020003456789', '012345678', null],
  ['a chip that the law counts', '981020003456789', '985121004515220', 'otherChip'],
  ['an older chip after an older chip', '012345678', TROVAN, 'otherChip'],
  ['a number that nobody can read', '981020003456789', 'ABC', 'otherChip'],
  ['a number that wasn’t given', '981020003456789', undefined, 'otherChip'],
])('in an animal with another chip: %s', (_words, chipNumber, olderChip, fault) => {
  expect(implantFault({ ...done, scanBefore: 'otherChip', mayFollow: mayFollow({ chipNumber, olderChip }) }, now)).toBe(fault)
})

test('a failed chip is replaced by whoever reported it or put it in, or by the keeper, and by nobody else', () => {
  const failed = { reporters: ['reporter'], implanterId: 'implanter', keeperId: 'keeper' }
  for (const id of ['reporter', 'implanter', 'keeper']) expect(mayReplace({ id }, failed)).toBe(true)
  expect(mayReplace({ id: 'somebody' }, failed)).toBe(false)
  expect(mayReplace({ id: 'somebody' }, { ...failed, implanterId: null })).toBe(false)
})

test.each(['missing', 'stolen'])('an animal that is %s is looked for', (status) => {
  expect(isLookedFor({ status })).toBe(true)
  expect(isLookedFor({ status: 'active' })).toBe(false)
})

test('what was written of an implant can be corrected for 30 days to the second', () => {
  const createdAt = new Date('2026-03-01T12:00:00Z')
  expect(mayChange({ createdAt, now: new Date('2026-03-31T12:00:00Z') })).toBe(true)
  expect(mayChange({ createdAt, now: new Date('2026-03-31T12:00:01Z') })).toMatchObject({ clause: 'IMPLANT-4' })
})
