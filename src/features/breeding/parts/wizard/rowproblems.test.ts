import { expect, test } from 'vitest'
import type { ChipAnswer } from '#features/chips/kit/verdict.ts'
import { heldElsewhere, rowProblems } from './rowproblems.ts'

const answer: ChipAnswer = {
  typed: '',
  valid: true,
  normalised: '',
  shown: '',
  format: 'iso',
  manufacturer: null,
  country: null,
  reasons: [],
  suggestion: null,
  registration: { local: false },
  keptBack: false,
  stock: null,
  others: [],
  advice: '',
}
const here = { ...answer, registration: { local: true } }
const elsewhere = { ...answer, others: [{ code: 'fernhill', name: 'Fernhill', phone: null, site: null, holds: 'yes' as const }] }
const [one, two] = ['956000000000001', '956000000000002']
const young = [one, two].map((chipNumber) => ({
  key: chipNumber,
  chipNumber,
  name: '',
  sex: '',
  colour: '',
  markings: '',
  kennelClubNumber: '',
}))
const litter = { young, evenIfHeldElsewhere: false }

test('a chip that is registered here stops its row, and the row is named', () => {
  const problems = rowProblems(litter, new Map([[two, here]]))
  expect(Object.keys(problems)).toEqual(['young.1.chipNumber'])
  expect(problems['young.1.chipNumber']).toMatch(/^Row 2: /)
})

test('chips that another database holds need one word of the breeder for all of them', () => {
  const known = new Map([
    [one, elsewhere],
    [two, elsewhere],
  ])
  expect(rowProblems(litter, known)).toEqual({
    evenIfHeldElsewhere: 'Fernhill already holds the chips in rows 1 and 2. Tick the box if you still want to register them here.',
  })
  expect(rowProblems(litter, new Map([[two, elsewhere]]))['evenIfHeldElsewhere']).toMatch(/holds the chip in row 2\. Tick/)
  expect(heldElsewhere(young, new Map([[two, elsewhere]]))).toEqual([{ row: 2, holder: 'Fernhill' }])
  expect(rowProblems({ ...litter, evenIfHeldElsewhere: true }, known)).toEqual({})
})

test('a chip of which no answer is in stops nobody: it is asked about again when the litter is registered', () => {
  expect(rowProblems(litter, new Map())).toEqual({})
})

test('a chip of our stock that is in no animal stops its row with the sentence that says why', () => {
  const kept = { ...answer, keptBack: true, advice: 'An implanter holds this microchip' }
  expect(rowProblems(litter, new Map([[one, kept]]))).toEqual({ 'young.0.chipNumber': 'Row 1: An implanter holds this microchip' })
})
