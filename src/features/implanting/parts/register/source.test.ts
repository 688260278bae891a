import { expect, test } from 'vitest'
import { holderProblems, sourceOf, sourceProblems } from './source.ts'

const unknown = { registration: 'none', petId: null, petName: null } as const
const held = { status: 'withImplanter', batch: 'HW-26-03', expiresOn: '2029-03-31', use: 'ready' } as const

test('a chip of the own stock is named with its batch', () => {
  expect(sourceOf(held, unknown)).toMatchObject({ kind: 'mine', says: 'Batch HW-26-03, sterile until 31 March 2029.' })
})
test('a chip bought elsewhere can be registered', () => {
  const source = sourceOf(undefined, unknown)
  expect(source.kind).toBe('otherMaker')
  expect(sourceProblems(source, { alreadyIn: false })).toEqual({})
})
test('an animal of which nobody has said that it is theirs is registered again', () => {
  expect(sourceOf(held, { registration: 'yours', petId: 'a', petName: 'Rex' })).toEqual({ kind: 'yours', petId: 'a', petName: 'Rex' })
})
test.each([
  ['no longer sterile', { ...held, use: 'notSterile' as const }],
  ['on its way', { ...held, use: 'onItsWay' as const }],
  ['turned up', { ...held, use: null, status: 'lostInPost' as const }],
  ['in an animal', { ...held, use: null }],
])('a chip that is %s is not registered', (words, chip) => {
  expect(sourceProblems(sourceOf(chip, unknown), { alreadyIn: true })['pet.chipNumber']).toContain(words)
})
test('a chip that another database holds needs the implanter to say so knowingly', () => {
  const fernside = { name: 'Fernside' }
  expect(holderProblems(fernside, { evenIfHeldElsewhere: false })['pet.evenIfHeldElsewhere']).toContain('Fernside')
  expect(holderProblems(fernside, { evenIfHeldElsewhere: true })).toEqual({})
  expect(holderProblems(null, { evenIfHeldElsewhere: false })).toEqual({})
})
test('nothing is held against a chip of which nothing can be known now', () =>
  expect(sourceProblems(null, { alreadyIn: false })).toEqual({}))
test('a chip of somebody else’s animal is not registered', () => {
  expect(sourceOf(undefined, { ...unknown, registration: 'another' })).toMatchObject({ kind: 'cannot', isTaken: true })
})
test.each(['frozen', 'calledBack'] as const)('a chip of a batch that is %s is registered only where it is in the animal already', (use) => {
  const source = sourceOf({ ...held, use }, unknown)
  expect(source).toMatchObject({ kind: 'stopped', title: 'Don’t implant this chip' })
  expect(sourceProblems(source, { alreadyIn: false })).toHaveProperty('alreadyIn')
  expect(sourceProblems(source, { alreadyIn: true })).toEqual({})
})
