import { expect, test } from 'vitest'
import { queued } from './fixture.ts'
import type { Queued } from './queued.ts'
import { nameOf, reportOf } from './words.ts'

const [rex, nia, blank] = [queued({ name: 'Rex' }), queued({ name: 'Nia' }), queued({ name: ' ' })]
const problem = { message: 'Try again in 20 seconds.', code: 'tooOften', fields: {} }
const conflict: Queued = { ...nia, state: 'conflict', problem }

test.each<[string, Queued[], Queued[]]>([
  ['Rex is registered, and we’ve asked its keeper to confirm.', [rex], []],
  ['2 animals are registered, and we’ve asked their keepers to confirm.', [rex, nia], []],
  ['1 animal couldn’t be registered. See what the register says below.', [], [conflict]],
  ['There’s no signal yet. 2 animals are saved on this device.', [], [rex, nia]],
  ['Try again in 20 seconds. 1 animal is saved on this device.', [], [{ ...rex, problem }]],
  [
    'Rex is registered, and we’ve asked its keeper to confirm. 1 animal couldn’t be registered. See what the register says below. There’s no signal yet. 1 animal is saved on this device.',
    [rex],
    [conflict, blank],
  ],
])('what came of a sending is said: %s', (words, sent, left) =>
  expect(
    reportOf(
      sent.map((one) => ({ ...one, fromStock: true })),
      left,
    ),
  ).toBe(words),
)

test('a chip that isn’t from the implanter’s stock is named, as the form would have done with signal', () => {
  const [ours, other] = [
    { ...rex, fromStock: true },
    { ...nia, fromStock: false },
  ]
  expect(reportOf([ours, other], [])).toContain('Nia’s chip isn’t from your stock.')
  expect(reportOf([ours, other], [])).not.toContain('Rex')
  expect(reportOf([{ ...rex, fromStock: false }, other], [])).toContain('The chips of Rex and Nia aren’t from your stock.')
})

test('an animal without a name has a name in a sentence', () => expect(nameOf(blank)).toBe('An unnamed animal'))
