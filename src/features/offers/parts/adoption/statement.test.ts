import { expect, test } from 'vitest'
import { groundSentences, statementsFor } from './statement.ts'

const going = (name: string, ground: 'relinquished' | 'strayPeriodPassed' | 'unclaimed', goesOn: string | null = null) => {
  return { name, ground, grounds: [ground], goesOn }
}

test('of one animal it says the ground, and of several which goes on which', () => {
  expect(groundSentences([going('Pip', 'strayPeriodPassed')])).toEqual(['Its stray period is over.'])
  expect(groundSentences([going('Pip', 'strayPeriodPassed'), going('Ash', 'relinquished'), going('Elm', 'strayPeriodPassed')])).toEqual([
    'Pip and Elm: its stray period is over.',
    'Ash: its keeper gave it up.',
  ])
})

test('of a dog that a council still holds it says until when, and of a stray cat nothing of a council', () => {
  const ends = 'its stray period ends on 30 March 2026. The code works from then.'
  expect(groundSentences([going('Pip', 'strayPeriodPassed', '2026-03-30')])).toEqual([`I${ends.slice(1)}`])
  expect(groundSentences([going('Pip', 'strayPeriodPassed', '2026-03-30'), going('Ash', 'strayPeriodPassed')])).toEqual([
    `Pip: ${ends}`,
    'Ash: its stray period is over.',
  ])
  expect(groundSentences([going('Tom', 'unclaimed')])).toEqual(['It was a stray, and no keeper came forward.'])
})

test('where a stay says nothing, only what it allows can be stated', () => {
  expect(statementsFor({ grounds: ['released'] })).toEqual([
    { value: 'released', label: 'It was released to you by a council, the police or a court' },
  ])
})
