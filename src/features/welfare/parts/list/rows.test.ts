import { expect, test } from 'vitest'
import { csvRows } from './rows.ts'

const tom = {
  name: 'Tom',
  species: 'cat',
  breed: 'Domestic shorthair',
  sex: 'male',
  neutered: 'yes',
  colour: 'Brown tabby',
  council: { councilFrom: null, councilReference: '', releasedOn: null, freeOn: null },
  chipShown: '985 121 004 515 220',
  state: 'left',
  rescueBackup: true,
  intake: {
    cameOn: '2026-10-01',
    kind: 'stray',
    foundWhere: 'Kirkstall Road',
    condition: 'Thin, a cut on the left ear',
    days: 12,
    leftAt: '2026-10-13T09:30:00.000Z',
    leftHow: 'adopted',
    leftTo: '',
    location: 'Kennel 4',
    fosterSince: null,
    fromWhom: '',
    fromCountry: '',
    strayBefore: null,
    daysOverOn: null,
    sleepReason: null,
    sleepDecidedBy: '',
  },
} as const

test('every row has a cell for each heading', () => {
  const [head, row] = csvRows([tom])
  expect(row).toHaveLength(head?.length ?? 0)
})

test('an animal that left says on which day and how, in the words of the page', () => {
  expect(csvRows([tom])[1]?.slice(16, 23)).toEqual(['Left', 'Kennel 4', '', '2026-10-13', 'Adopted', '', '12'])
})

test('an animal that is still here has not left in any way', () => {
  const here = { ...tom, state: 'withUs', intake: { ...tom.intake, leftAt: null, leftHow: null } } as const
  expect(csvRows([here])[1]?.slice(16, 21)).toEqual(['With you', 'Kennel 4', '', '', ''])
})

test('no animals make a file with its headings only', () => {
  expect(csvRows([])).toHaveLength(1)
})
