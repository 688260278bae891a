import { expect, test } from 'vitest'
import { KEEPER_COLUMNS, PET_COLUMNS, readHeader } from './columns.ts'

const needed = ['Microchip number', 'Name', 'Species', 'Breed', 'Sex', 'Colour', 'Date of birth']
const pets = { keepers: 'none' } as const

test('a column is known by our name and by the names that others use', () => {
  const names = ['Chip No.', 'PET NAME', 'animal_type', 'Breed Name', 'Gender', 'Coat Colour', 'D.O.B.']
  const { at, missing } = readHeader(names, pets)
  expect([...at.keys()]).toEqual(['chipNumber', 'name', 'species', 'breed', 'sex', 'colour', 'bornOn'])
  expect(missing).toEqual([])
})

test('columns that every pet needs are named when they are missing', () => {
  expect(readHeader(needed, pets).missing).toEqual([])
  expect(readHeader(['Name', 'Species'], pets).missing).toEqual(['Microchip number', 'Breed', 'Sex', 'Colour', 'Date of birth'])
})

test('columns that are not read are named, and of two for one thing the second is not read', () => {
  const { at, ignored } = readHeader(['Chip', 'Vet', 'Microchip', ''], pets)
  expect(at.get('chipNumber')).toBe(0)
  expect(ignored).toEqual(['Vet', 'Microchip'])
})

test('keepers are read only from the operator', () => {
  const names = [...needed, 'Owner', 'Email', 'Mobile', 'Address', 'Town', 'Postcode']
  expect(readHeader(names, pets).ignored).toEqual(['Owner', 'Email', 'Mobile', 'Address', 'Town', 'Postcode'])
  expect(readHeader(names, { keepers: 'all' })).toMatchObject({ missing: [], ignored: [] })
  expect(readHeader(needed, { keepers: 'all' }).missing).toContain('Keeper email')
})

test('of keepers who are only to be written to, nothing but e-mail and mobile is read, and neither need be there', () => {
  const contacts = { keepers: 'contacts' } as const
  expect(readHeader([...needed, 'Owner', 'Email', 'Mobile'], contacts)).toMatchObject({ missing: [], ignored: ['Owner'] })
  expect(readHeader(needed, contacts).missing).toEqual([])
})

test('no name is claimed by two columns', () => {
  const names = [...PET_COLUMNS, ...KEEPER_COLUMNS]
    .flatMap(({ title, also }) => [title, ...also])
    .map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
