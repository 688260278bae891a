import { expect, test } from 'vitest'
import { type Found, inOrder, rowsOf, type Section } from './found.ts'

const row = (kind: Found['kind'], name: string): Found => ({ kind, id: null, name, status: '', who: '', where: '', next: [] })
const section = (kind: Found['kind'], count: number, inAll = count): Section => ({
  kind,
  items: Array.from({ length: count }, (_, index) => row(kind, `${kind} ${index}`)),
  inAll,
})
const namesOf = (items: readonly Found[]) => items.map(({ name }) => name)
const short = { words: '981 100', all: false }

test('of each kind of what’s open 5 are shown, and how to see the rest', () => {
  const rows = rowsOf([section('person', 1), section('payment', 8), section('shop order', 1)], short)
  expect(namesOf(rows)).toEqual(['person 0', ...namesOf(section('payment', 5).items), '… and 3 more', 'shop order 0'])
  expect(rows[6]?.next).toEqual(['npm run staff -- find "981 100" --all'])
  expect(rowsOf([section('payment', 5)], short)).toHaveLength(5)
})

test('wherever a list is cut it says how many more there are, and how to see fewer where all is shown that can be', () => {
  const last = (sections: Section[], all: boolean) => rowsOf(sections, { words: 'Bella', all }).at(-1)
  expect(last([section('animal', 25, 111)], false)).toMatchObject({
    name: '… and 86 more',
    where: expect.stringContaining('to see fewer'),
    next: [],
  })
  expect(last([section('payment', 25, 111)], false)).toMatchObject({
    name: '… and 106 more',
    where: '',
    next: [expect.stringContaining('--all')],
  })
  expect(last([section('payment', 25, 111)], true)).toMatchObject({ name: '… and 86 more', next: [] })
})

test('what’s asked about animals comes after people and before all their animals, payments after it; for a number its animal comes first', () => {
  const sections = (['payment', 'batch', 'request', 'implanter', 'asked', 'person', 'animal', 'chip number'] as const).map((kind) =>
    section(kind, 1),
  )
  const kindsOf = (isNumber: boolean) => inOrder(sections, { isNumber }).map(({ kind }) => kind)
  const after = ['asked', 'implanter', 'payment', 'batch']
  expect(kindsOf(true)).toEqual(['chip number', 'animal', 'person', 'request', ...after])
  expect(kindsOf(false)).toEqual(['chip number', 'person', 'request', 'animal', ...after])
})
