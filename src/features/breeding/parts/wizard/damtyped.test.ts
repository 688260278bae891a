import { expect, test } from 'vitest'
import { blankLitter } from './answers.ts'
import { damTyped } from './damtyped.ts'

const hazel = {
  id: 'a',
  name: 'Hazel',
  chipShown: '956 000 000 000 001',
  kennelClubNumber: 'AB01234501',
  species: 'dog',
  breed: 'Cocker Spaniel',
  breedChoice: { kind: 'breed', breedId: 'cocker-spaniel' },
  bornOn: '2022-05-01',
  litters: 2,
}
const chosen = { ...blankLitter, ...damTyped(blankLitter, 'Hazel', hazel) }

test('a mother that’s chosen brings her numbers, her kind and her breed', () => {
  expect(chosen).toMatchObject({
    dam: { name: 'Hazel', chipNumber: '956 000 000 000 001', kennelClubNumber: 'AB01234501' },
    species: 'dog',
    breed: { first: { text: 'Cocker Spaniel' } },
  })
})

test('another name that’s typed over hers takes all of it away again', () => {
  const next = { ...chosen, ...damTyped(chosen, 'Bramble', undefined) }
  expect(next).toEqual({ ...blankLitter, dam: { name: 'Bramble', chipNumber: '', kennelClubNumber: '' } })
})

test('a number that the breeder typed stays while they go on typing the name', () => {
  const typed = { ...blankLitter, dam: { name: 'Bram', chipNumber: '956000000000002', kennelClubNumber: '' }, species: 'cat' }
  expect({ ...typed, ...damTyped(typed, 'Bramble', undefined) }).toEqual({ ...typed, dam: { ...typed.dam, name: 'Bramble' } })
})
