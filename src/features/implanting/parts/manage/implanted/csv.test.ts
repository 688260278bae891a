import { expect, test } from 'vitest'
import { implantRows } from './csv.ts'

const NO_ADDRESS: string[] = []
const implant = {
  id: '0198b6a2-5a10-7c3e-9d2f-0b1c2d3e4f50',
  number: '977200000001000',
  shown: '977 200 000 001 000',
  species: 'dog',
  petName: 'Moss',
  implantedOn: '2026-11-09',
  site: 'Between the shoulder blades',
  state: 'waiting',
  ageDays: 12,
  isLate: true,
  to: 'c…@example.org',
  petId: null,
  hasMoved: false,
  requestId: null,
  keeper: { name: 'Mary Jones', address: NO_ADDRESS, landline: null },
  letterAt: null,
  by: 'Megan Rees',
  batch: 'LOT-1',
  pet: { species: 'dog', breed: { kind: 'breed', breedId: 'beagle' }, sex: 'female', neutered: 'no' },
  can: { change: true, correctNumber: true, markDead: true, askAgain: true, sendLetter: true, remind: true },
} as const

test('a row of the file says what the list says, and a spreadsheet cannot round its number', () => {
  expect(implantRows([implant])[1]).toEqual([
    '977 200 000 001 000',
    'Moss',
    'Dog',
    'Beagle',
    'Female, not neutered',
    '2026-11-09',
    'Between the shoulder blades',
    'LOT-1',
    'Keeper asked',
    '12',
    'c…@example.org',
    'Mary Jones',
    'Megan Rees',
  ])
})

test('an animal that is registered waits no days, and what is not known stays empty', () => {
  const cells =
    implantRows([{ ...implant, state: 'registered', ageDays: 0, petName: null, to: null, batch: null, pet: null, keeper: null }])[1] ?? []
  expect([1, 3, 4, 7, 9, 10, 11].map((at) => cells[at])).toEqual(Array(7).fill(''))
})

test('every row has as many cells as the head', () => {
  const [head, row] = implantRows([implant])
  expect(row).toHaveLength(head?.length ?? 0)
})
