import { expect, test } from 'vitest'
import { groundSentences, statementsFor } from './statement.ts'

const going = (name: string, ground: 'relinquished' | 'strayPeriodPassed' | null) => ({ name, ground, grounds: ground ? [ground] : [] })

test('of one animal it says the ground, and of several which goes on which', () => {
  expect(groundSentences([going('Pip', 'strayPeriodPassed')])).toEqual(['Its stray period is over.'])
  expect(groundSentences([going('Pip', 'strayPeriodPassed'), going('Ash', 'relinquished'), going('Elm', 'strayPeriodPassed')])).toEqual([
    'Pip and Elm: its stray period is over.',
    'Ash: its keeper gave it up.',
  ])
})

test('where a stay says nothing, only what it allows can be stated', () => {
  expect(statementsFor({ name: 'Kestrel', ground: null, grounds: ['released'] })).toEqual([
    { value: 'released', label: 'It was released to you by a council, the police or a court' },
  ])
})
