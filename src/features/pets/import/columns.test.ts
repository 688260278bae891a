import { describe, expect, test } from 'vitest'
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

describe('of implants for others', () => {
  const contacts = { keepers: 'contacts' } as const
  const implants = [...needed, 'Implanted on', 'Implant site']

  test('e-mail or mobile is enough, and so is all that a letter needs', () => {
    expect(readHeader([...implants, 'Owner', 'Email', 'Mobile'], contacts)).toMatchObject({ missing: [], ignored: [] })
    expect(readHeader([...implants, 'Owner', 'Address', 'Town', 'Postcode', 'Home phone'], contacts)).toMatchObject({
      missing: [],
      ignored: [],
    })
    expect(readHeader([...implants, 'Owner', 'Address'], contacts).missing).toHaveLength(1)
    expect(readHeader([...implants, 'Mobile'], contacts).missing).toEqual([])
  })

  test('the day, the place and a way to reach the keeper are needed as well, and all that is missing is named at once', () => {
    expect(readHeader(needed.slice(1), contacts).missing).toEqual([
      'Microchip number',
      'Implanted on',
      'Implant site',
      'Keeper email, Keeper mobile or the keeper’s name and address',
    ])
  })

  test.each([
    'Microchip,Pet name,Animal,Breed,Sex,Colour,DOB,Implant date,Site,Owner email',
    'Chip,Date,Animal,Name,Breed,Sex,Born,Colour,Email,Location',
    'Chip number,Animal,Species,Breed,Gender,Color,Birth date,Date of implantation,Implant location,Client mobile',
    'Chip No.,Name of pet,Kind,Breed,M/F,Coat colour,Date of birth (dd/mm/yyyy),Implanted,Chip site,Contact number',
  ])('a file headed %s is read', (heads) => {
    expect(readHeader(heads.split(','), contacts)).toMatchObject({ missing: [], ignored: [] })
  })

  test('“Animal” is the kind beside a name and the name beside a kind', () => {
    const at = (heads: string[]) => readHeader(heads, contacts).at
    expect(at(['Chip', 'Animal', 'Name']).get('species')).toBe(1)
    expect(at(['Chip', 'Animal', 'Species']).get('name')).toBe(1)
  })

  test('a date of nothing is that of the implant only where no other is, and never where none is asked', () => {
    expect(readHeader([...implants, 'Email', 'Date'], contacts).ignored).toEqual(['Date'])
    expect(readHeader([...needed, 'Date'], pets).ignored).toEqual(['Date'])
  })
})

test('no name is claimed by two columns', () => {
  const names = [...PET_COLUMNS, ...KEEPER_COLUMNS]
    .flatMap(({ title, also }) => [title, ...also])
    .map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
