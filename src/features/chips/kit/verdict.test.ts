import { expect, test } from 'vitest'
import { type ChipAnswer, chipProblems, verdictOf } from './verdict.ts'

const answer: ChipAnswer = {
  typed: '985121004515220',
  valid: true,
  normalised: '985121004515220',
  shown: '985 121 004 515 220',
  format: 'iso',
  manufacturer: null,
  country: null,
  reasons: [],
  suggestion: null,
  registration: { local: false },
  keptBack: false,
  stock: null,
  others: [],
  advice: 'This microchip can be registered here.',
}
const register = { code: 'fernhill', name: 'Fernhill', phone: null, site: null }

test('a chip that nobody holds can be registered', () => {
  expect(verdictOf(answer)).toEqual({ kind: 'free', says: answer.advice, silent: [] })
  expect(chipProblems(answer, { evenIfHeldElsewhere: false })).toEqual({})
})

test('a database that gave no answer is named, and stops nobody', () => {
  const others = [{ ...register, holds: 'noAnswer' as const }]
  expect(verdictOf({ ...answer, others })).toMatchObject({ kind: 'free', silent: ['Fernhill'] })
  expect(chipProblems({ ...answer, others }, { evenIfHeldElsewhere: false })).toEqual({})
})

test('a chip that another database holds needs the keeper to say so knowingly', () => {
  const others = [{ ...register, holds: 'yes' as const }]
  expect(chipProblems({ ...answer, others }, { evenIfHeldElsewhere: false })['evenIfHeldElsewhere']).toContain('Fernhill')
  expect(chipProblems({ ...answer, others }, { evenIfHeldElsewhere: true })).toEqual({})
})

test('a chip that is registered here cannot be registered again, whatever box is ticked', () => {
  const taken = { ...answer, registration: { local: true }, advice: 'This microchip is already registered here.' }
  expect(chipProblems(taken, { evenIfHeldElsewhere: true })).toHaveProperty('chipNumber')
})

test('a chip of our stock that is in no animal cannot be registered by a keeper, who reads what to do', () => {
  const kept = { ...answer, keptBack: true, advice: 'Ask the person who implanted it to register it' }
  expect(verdictOf(kept)).toEqual({ kind: 'keptBack', says: kept.advice })
  expect(chipProblems(kept, { evenIfHeldElsewhere: true })).toEqual({ chipNumber: kept.advice })
})
