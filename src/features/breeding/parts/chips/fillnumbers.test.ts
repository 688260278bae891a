import { expect, test } from 'vitest'
import { fillNumbers } from './fillnumbers.ts'

const row = (key: string, chipNumber = '') => ({
  key,
  chipNumber,
  name: `${key} ribbon`,
  sex: 'male',
  colour: '',
  markings: '',
  kennelClubNumber: '',
})
const [one, two, three] = ['956000009100001', '956000009100002', '956000009100003']
const chips = (rows: readonly { chipNumber: string }[]) => rows.map(({ chipNumber }) => chipNumber.replaceAll(' ', ''))

test('numbers go to the animals that have none yet, in order', () => {
  const filled = fillNumbers(`${two}, ${three}`, [row('Red'), row('Blue', one), row('Green'), row('White')])
  expect(chips(filled.young)).toEqual([two, one, three, ''])
  expect(filled).toMatchObject({ filled: ['Red ribbon', 'Green ribbon'], left: '', problem: '' })
})

test('a number that’s here already, can’t be read or is one too many is said and stays', () => {
  expect(fillNumbers(String(one), [row('Red', one), row('Blue')])).toMatchObject({
    filled: [],
    problem: expect.stringMatching(/ is already here$/),
  })
  expect(fillNumbers('12345', [row('Red')])).toMatchObject({ filled: [], left: '12345' })
  expect(fillNumbers(`${two}`, [row('Red', one)])).toMatchObject({ filled: [], problem: 'Each animal here has a number already' })
})
