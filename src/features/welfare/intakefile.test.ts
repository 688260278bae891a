import { afterAll, beforeAll, expect, test } from 'vitest'
import { TAKEN_IN_COLUMNS, TAKEN_IN_EXAMPLES } from '#features/pets/kit/file/columns.ts'
import { templateOf } from '#features/pets/template.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const sendText = async (text: string) => (await wilma.importIntakes({}, { file: { bytes: Buffer.from(text), name: 'intakes.csv' } })).data

/** A file with these columns beside those of every animal. */
const sendSheet = (given: Record<string, string>[]) => {
  const rows = given.map((row) => ({ Name: 'Pip', 'Date of birth': '01/01/2024', 'How it came': 'Stray', ...row }))
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map(
    (row: Record<string, string>) => `20/03/2026,Dog,unknown,F,Golden,${titles.map((title) => row[title] ?? '').join(',')}`,
  )
  return sendText([`Arrived on,Species,Breed,Sex,Colour,${titles.join(',')}`, ...lines].join('\n'))
}
const found = async (query: string) => (await wilma.getWelfarePets({ query })).data.items[0]

test.each([
  ['Returned by its adopter', 'returned', {}],
  ['Transfer in', 'fromRescue', { 'Came from': 'Otley Dog Shelter', 'Stray before': 'No' }],
  ['Born here', 'bornHere', {}],
  ['Imported', 'fromAbroad', { 'Country it came from': 'Romania' }],
])('%s is a way in that a file can name', async (how, kind, more) => {
  const chip = freshChip()
  expect(await sendSheet([{ 'How it came': how, 'Microchip number': chip, ...more }])).toMatchObject({ registered: 1 })
  expect((await found(chip))?.intake.kind).toBe(kind)
})

test('a file says where an animal came from, who brought it in or gave it up, and what’s noted of it', async () => {
  const [ash, birch, cedar] = [freshChip(), freshChip(), freshChip()]
  const finder = { 'Brought in by': 'Ada Frost', 'Finder contact': '07700 900155', Notes: 'Afraid of men' }
  const giver = {
    'How it came': 'Given up',
    'Given up by': 'Joan Marsh',
    'Contact of who gave it up': '07700 900158',
    'Signed over on': '20/03/2026',
  }
  const pound = { 'How it came': 'Pound', 'Came from': 'Leeds pound', 'Stray before': 'Over', 'Stray days over on': '18/03/2026' }
  const { registered } = await sendSheet([
    { 'Microchip number': ash, ...finder },
    { 'Microchip number': birch, ...giver },
    { 'Microchip number': cedar, ...pound },
  ])
  expect(registered).toBe(3)
  const one = await found(ash)
  expect(one?.intake).toMatchObject({ finderName: 'Ada Frost', finderContact: '07700 900155' })
  expect((await wilma.getIntakeNotes({ petId: one?.id ?? '' })).data.items).toMatchObject([{ words: 'Afraid of men', forKeeper: false }])
  expect((await found(birch))?.intake).toMatchObject({ givenUpBy: 'Joan Marsh', givenUpContact: '07700 900158', signedOn: '2026-03-20' })
  expect(await found(cedar)).toMatchObject({
    intake: { fromWhom: 'Leeds pound', strayBefore: 'over', daysOverOn: '2026-03-18' },
    stray: { freeOn: '2026-03-18' },
  })
})

test('an animal without a chip is taken in by who scanned it, and a birth may be a year or a month', async () => {
  const { registered, owing, rows } = await sendSheet([
    { Name: 'Nochip', 'Microchip number': 'none', 'Scanned by': 'Kay Brook', 'Date of birth': '2021', Notes: 'Limps' },
    { Name: 'Bychip', 'Microchip number': freshChip(), 'Date of birth': '03/2024' },
  ])
  expect([registered, owing]).toEqual([2, 1])
  expect(rows.map(({ notes }) => notes)).toEqual([
    ['We’ll put 1 July 2021 as its estimated date of birth', 'No microchip: it’s taken in, and you register it once it has one'],
    ['We’ll put 15 March 2024 as its estimated date of birth'],
  ])
  const nochip = await found('Nochip')
  expect(nochip).toMatchObject({ isUnchipped: true, bornOn: '2021-07-01', bornExactly: false })
  expect(nochip?.intake).toMatchObject({ scannedBy: 'Kay Brook', scannedOn: '2026-03-20' })
  expect((await wilma.getIntakeNotes({ petId: nochip?.id ?? '' })).data.items).toMatchObject([{ words: 'Limps' }])
  expect(await found('Bychip')).toMatchObject({ bornOn: '2024-03-15', bornExactly: false })
})

test('what is missing of these is said of its row, and the file goes back as it was', async () => {
  const chip = freshChip()
  const { registered, rows } = await sendSheet([
    { 'Microchip number': '' },
    { 'Microchip number': chip, 'How it came': 'Pound' },
    { 'Microchip number': freshChip(), 'How it came': 'Pound', 'Came from': 'Leeds pound', 'Stray before': 'Over' },
    { 'Microchip number': freshChip(), 'How it came': 'Imported', Notes: 'x'.repeat(1001) },
  ])
  expect(registered).toBe(0)
  expect(rows.map(({ wrong }) => wrong)).toEqual([
    ['Microchip number is empty: enter it, or in ‘Scanned by’ who scanned the animal and found none'],
    ['Stray before must be No, Over or Counting'],
    ['Stray days over on: Enter the day its time as a stray was over'],
    ['Country it came from: Enter the country it came from', 'Note must be 1000 characters or fewer'],
  ])
})

test('the template is taken in as it is', async () => {
  const { registered, rows } = await sendText(templateOf(TAKEN_IN_COLUMNS, TAKEN_IN_EXAMPLES))
  expect(rows.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(registered).toBe(4)
  expect(await found('Elm')).toMatchObject({ isUnchipped: true, intake: { scannedBy: 'Kay Brook', scannedOn: '2026-03-23' } })
})

test('the rows of a file that came so long ago are counted, and taken in after a yes', async () => {
  const text = [
    'Arrived on,How it came,Microchip number,Name,Species,Breed,Sex,Colour,Date of birth',
    `20/03/2024,Given up,${freshChip()},Old Moss,Dog,unknown,F,Golden,01/01/2020`,
    `20/03/2026,Given up,${freshChip()},Fern,Dog,unknown,F,Golden,01/01/2024`,
  ].join('\n')
  const send = (more: object = {}) => wilma.importIntakes(more, { file: { bytes: Buffer.from(text), name: 'intakes.csv' } })
  const { data } = await send()
  expect(data).toMatchObject({ registered: 0, longAgo: 1 })
  expect(data.rows[0]?.wrong).toEqual([expect.stringContaining('Arrived on: 20 March 2024 is more than a year ago')])
  expect((await send({ evenIfLongAgo: 'yes' })).data).toMatchObject({ registered: 2, longAgo: 1 })
})
