import { expect, test } from 'vitest'
import { questionsOf, ticked } from './filequestions.ts'

const report = { heldElsewhere: 2, held: 0, cost: '', longAgo: 1 }

test('what is ticked counts for the next check, of the same file and of another, and stays ticked', () => {
  const asked = questionsOf(report, null)
  expect(ticked(null)).toEqual({ evenIfHeldElsewhere: 'no', evenIfLongAgo: 'no' })
  expect(ticked(asked)).toEqual({ evenIfHeldElsewhere: 'no', evenIfLongAgo: 'no' })
  const yes = { ...asked, yes: true }
  expect(ticked(yes)).toEqual({ evenIfHeldElsewhere: 'yes', evenIfLongAgo: 'no' })
  expect(questionsOf({ ...report, longAgo: 0 }, yes)).toMatchObject({ yes: true, old: false })
})

test('a tick that can’t be seen any more is none for a later file', () => {
  const yes = { ...questionsOf(report, null), yes: true, old: true }
  const without = questionsOf({ ...report, heldElsewhere: 0 }, yes)
  expect(without).toMatchObject({ yes: false, old: true })
  expect(questionsOf(report, without).yes).toBe(false)
})
