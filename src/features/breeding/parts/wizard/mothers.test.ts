import { expect, test } from 'vitest'
import { type Mother, mothersByName, motherText } from './mothers.ts'

const hazel: Mother = {
  id: 'a',
  name: 'Hazel',
  chipShown: '956 000 000 000 001',
  kennelClubNumber: '',
  species: 'dog',
  breed: 'Cocker Spaniel',
  breedChoice: null,
  bornOn: '2022-05-01',
  litters: 2,
}

test('a mother is told apart by breed, age, number and litters', () => {
  expect(motherText(hazel, '2026-11-26')).toBe('Cocker Spaniel, 4 years, 956 000 000 000 001, 2 litters')
  expect(motherText({ ...hazel, litters: 0 }, '2026-11-26')).toBe('Cocker Spaniel, 4 years, 956 000 000 000 001')
})

test('two of one name stand with their numbers', () => {
  const other = { ...hazel, id: 'b', chipShown: '956 000 000 000 002' }
  expect([...mothersByName([hazel]).keys()]).toEqual(['Hazel'])
  expect([...mothersByName([hazel, other]).keys()]).toEqual(['Hazel, 956 000 000 000 001', 'Hazel, 956 000 000 000 002'])
})
