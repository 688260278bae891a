import { expect, test } from 'vitest'
import { blankGiving, type Giving, given, penceIn } from './giving.ts'

const giving: Giving = {
  ...blankGiving,
  petId: 'p1',
  why: 'moving',
  to: { ...blankGiving.to, contact: { email: 'a@b.example', mobile: '' }, organisationId: 'o1' },
}
const to = (kind: string) => given({ ...giving, to: { ...giving.to, kind } })

test('only what belongs to the chosen recipient is sent', () => {
  expect(to('person')).toMatchObject({ to: { kind: 'person', contact: { email: 'a@b.example' } } })
  expect(to('organisation')).toEqual({ petId: 'p1', why: 'moving', feePence: 0, to: { kind: 'organisation', organisationId: 'o1' } })
  expect(to('backup')).toHaveProperty('to', { kind: 'backup' })
  expect(to('anybody')).toHaveProperty('to', { kind: 'anybody' })
})

test('back to the breeder, there’s no fee and no reason has to be given', () => {
  const back = { ...giving, why: '', feePence: '50', to: { ...giving.to, kind: 'breeder' } }
  expect(given(back)).toMatchObject({ why: 'other', feePence: 0 })
  expect(given({ ...back, why: 'moving' })).toMatchObject({ why: 'moving' })
})

test.each([
  ['', 0],
  ['50', 5000],
  ['£1,250.50', 125_050],
  ['0.1', 10],
])('a fee typed as “%s” is %i pence', (typed, pence) => {
  expect(penceIn(typed)).toBe(pence)
})

test('a fee that is no amount is not taken for nothing', () => {
  expect(penceIn('a lot')).toBe('a lot')
})
