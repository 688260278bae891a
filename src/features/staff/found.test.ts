import { expect, test } from 'vitest'
import { animalsFirst, type Found, shortened } from './found.ts'

const row = (kind: Found['kind'], name: string): Found => ({ kind, id: null, name, status: '', who: '', where: '', next: [] })
const many = Array.from({ length: 8 }, (_, index) => row('payment', `payment ${index}`))
const namesOf = (items: readonly Found[]) => items.map(({ name }) => name)

test('of each kind of what’s open 5 are shown, and how to see the rest', () => {
  const short = shortened([row('person', 'Anna'), ...many, row('shop order', 'one')], '981 100')
  expect(namesOf(short)).toEqual(['Anna', ...namesOf(many).slice(0, 5), '… and 3 more', 'one'])
  expect(short[6]?.next).toEqual(['npm run staff -- find "981 100" --all'])
  expect(shortened(many.slice(0, 5), 'x')).toHaveLength(5)
})

test('the number, its animal and the keeper come first', () => {
  expect(namesOf(animalsFirst([row('payment', '4'), row('person', '3'), row('animal', '2'), row('chip number', '1')]))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
})
