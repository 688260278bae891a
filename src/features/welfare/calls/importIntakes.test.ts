import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { giveCredits } from '#src/testing/plans.ts'
import { database } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { rescueWithApp } from '#src/testing/secondfactor.ts'
import { waiting } from '#src/testing/waiting.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const HEAD =
  'Arrived on,How it came,Found where,Council took it in on,Council reference,Condition,Kept at,Microchip number,Name,Species,Breed,Sex,Colour,Date of birth'
const line = (over: Partial<Record<'on' | 'how' | 'council' | 'reference' | 'chip' | 'name', string>> = {}) => {
  const { on = '20/03/2026', how = 'Stray', council = '', reference = '', chip = freshChip(), name = 'Pip' } = over
  return `${on},${how},Woodhouse Moor,${council},${reference},Thin,Kennel 4,${chip},${name},Dog,unknown,F,Golden,01/01/2024`
}
const send = (rows: string[], more: object = {}, head = HEAD, who = wilma) =>
  who.importIntakes(more, { file: { bytes: Buffer.from([head, ...rows].join('\n')), name: 'intakes.csv' } })
const animals = async () => (await wilma.getWelfarePets({ pageSize: 100 })).data.items

test('a comma without quotes round its text is one fault of its row, and says what to do', async () => {
  const [whole, split] = [line({ name: 'Fir' }), line({ name: 'Yew' }).replace('Thin', 'Thin, and shy')]
  const { data } = await send([split, `${whole},,`], { onlyCheck: 'yes' })
  expect(data.rows.map(({ wrong }) => wrong)).toEqual([
    ['This row has 15 cells and the header has 14: put quotes round text that has a comma'],
    [],
  ])
  const quoted = line({ name: 'Yew' }).replace('Thin', '"Thin, and shy"')
  expect((await send([quoted], { onlyCheck: 'yes' })).data.rows.map(({ wrong }) => wrong)).toEqual([[]])
})

test('a chip from abroad is said to be so, with where to search for its keeper', async () => {
  const { data } = await send([line({ chip: '250269604812345' }), line()], { onlyCheck: 'yes' })
  expect(data.rows.map(({ wrong, notes }) => [wrong, notes])).toEqual([
    [[], ['The chip’s number comes from France: search for it on Europetnet too']],
    [[], []],
  ])
})

test('a file takes every animal in with how it came, and one letter says so', async () => {
  const council = { council: '18/03/2026', reference: 'Leeds SD 4471' }
  const rows = [line({ name: 'Ash', ...council }), line({ name: 'Elm', how: 'Owner surrender' }), line({ name: 'Oak', how: 'SEIZED' })]
  expect(await send(rows)).toMatchObject({ status: 200, data: { registered: 3, checked: 3, ignored: [], owing: 3, heldElsewhere: 0 } })
  const found = await animals()
  expect(found.map(({ name, intake }) => [name, intake.kind, intake.cameOn, intake.condition]).sort()).toEqual([
    ['Ash', 'stray', '2026-03-20', 'Thin'],
    ['Elm', 'surrender', '2026-03-20', 'Thin'],
    ['Oak', 'seized', '2026-03-20', 'Thin'],
  ])
  const intakes = await register.db.selectFrom('intake').selectAll().execute()
  expect(intakes.map(({ location, foundWhere }) => [location, foundWhere])).toEqual(rows.map(() => ['Kennel 4', 'Woodhouse Moor']))
  expect(intakes.flatMap(({ councilReference }) => councilReference ?? [])).toEqual(['Leeds SD 4471'])
  const kept = await register.db.selectFrom('pet').select('rescueBackupId').where('keeperId', '=', register.people.wilma).execute()
  expect(kept.map(({ rescueBackupId }) => rescueBackupId)).toEqual(rows.map(() => register.people.wilma))
  const letter = await newestTo(register, PEOPLE.wilma.email)
  expect([letter.subject, letter.text]).toEqual([
    '3 animals are on the register',
    expect.stringContaining('3 registrations still need paying for'),
  ])
})

test('a file that is only checked says what it will cost, and what credits pay of it', async () => {
  const rescue = await register.as('wilma')
  const rows = [line(), line(), line()]
  expect((await send(rows, { onlyCheck: 'yes' }, HEAD, rescue)).data.cost).toContain('3 registrations still need paying for: £45')
  await giveCredits(register, register.people.wilma, 2)
  const { cost } = (await send(rows, { onlyCheck: 'yes' }, HEAD, rescue)).data
  expect(cost).toContain('Registering them uses 2 of your credits. One registration still needs paying for: £15')
  await register.db.deleteFrom('creditBatch').where('accountId', '=', register.people.wilma).execute()
})

test('a file that is only checked, or has one row at fault, registers nothing and says all that is wrong', async () => {
  const before = (await animals()).length
  expect((await send([line()], { onlyCheck: 'yes' })).data).toMatchObject({ registered: 0, checked: 1 })
  const faulty = [
    line(),
    line({ on: '', how: 'By bus' }),
    line({ on: '01/01/2030' }),
    line({ on: 'soon' }),
    line({ council: '18/03/2026' }),
    line({ council: '18/03/2025', reference: 'Leeds SD 4471' }),
    line({ on: '20/03/2023' }),
  ]
  const { data } = await send(faulty)
  expect(data.registered).toBe(0)
  expect(data.rows.map(({ wrong }) => wrong)).toEqual([
    [],
    [
      "How it came must be Stray, Given up, Returned, From a rescue, Born here, From abroad or Seized, not 'By bus'",
      'Arrived on is empty: enter a date like 20/03/2026',
    ],
    ['Arrived on must be today or earlier'],
    ["Arrived on must be a date like 20/03/2026, not 'soon'"],
    ['Council reference: Enter the council and its reference'],
    [
      'Council took it in on: 18 March 2025 is too long before it came to you on 20 March 2026. Enter the day the council took it in for this stay: no more than 28 days before it came.',
    ],
    ['Arrived on: 20 March 2023 is before its date of birth, 1 January 2024. Check both dates.'],
  ])
  expect(await animals()).toHaveLength(before)
})

test('a chip that another database holds, or of our stock, is said of its row; a yes registers the first all the same', async () => {
  const [held, ours] = [freshChip(), (await haveChips(register, { chips: 1 })).numbers[0] ?? '']
  const fernside = await database(register)
  fernside.holds(held)
  const { data } = await send([line({ chip: held }), line({ chip: ours })])
  expect(data).toMatchObject({ registered: 0, heldElsewhere: 1 })
  expect(data.rows[0]?.wrong.join(' ')).toContain(fernside.name)
  expect(data.rows[1]?.wrong).toHaveLength(1)
  const yes = await send([line({ chip: held })], { evenIfHeldElsewhere: 'yes', rescueBackup: 'no' })
  expect(yes.data).toMatchObject({ registered: 1, rows: [{ wrong: [], notes: [expect.stringContaining(fernside.name)] }] })
  expect((await register.stranger.publicChipInfo({ chipNumber: held })).data.unproven).toBe(true)
})

test('what is no such file is refused: notCsv, columnsMissing, tooManyRows', async () => {
  expect(await send([], {}, 'hello')).toMatchObject({ status: 400, code: 'notCsv' })
  expect(await send([], {}, 'Name,Species')).toMatchObject({ status: 400, code: 'columnsMissing' })
  expect(await send(Array.from({ length: 501 }, () => line()))).toMatchObject({ status: 413, code: 'tooManyRows' })
})

test('only a verified organisation takes animals in: notVerified', async () => {
  const { api } = await rescueWithApp(register)
  expect(await send([line()], {}, HEAD, api)).toMatchObject({ status: 403, code: 'notVerified' })
})

test('a chip that someone registers at the same moment undoes the file: chipTaken', async () => {
  const chip = freshChip()
  const { petId } = (await (await register.as('anna')).addPet(animal())).data
  const sending = await register.db.transaction().execute(async (rival) => {
    const at = register.clock.now()
    await rival.insertInto('chip').values({ number: chip, petId, registeredAt: at, supersededAt: at }).execute()
    const asked = send([line({ chip })])
    await expect.poll(() => waiting(register)).toBe(1)
    return { asked }
  })
  expect(await sending.asked).toMatchObject({ status: 409, code: 'chipTaken' })
})

test('rows that are registered to someone else are held for them, and their keepers are told only when the file is taken in', async () => {
  const anna = await register.as('anna')
  const [hers, fresh] = [freshChip(), freshChip()]
  const { petId } = (await anna.addPet(animal({ chipNumber: hers, name: 'Hazel' }))).data
  const rows = [line({ chip: hers, name: 'Found dog' }), line({ chip: fresh, name: 'Rowan' })]
  const checked = await send(rows, { onlyCheck: 'yes' })
  expect(checked.data).toMatchObject({ registered: 0, checked: 2, held: 1 })
  expect(checked.data.rows[0]).toMatchObject({ wrong: [], notes: [expect.stringContaining('Registered to someone else')] })
  expect((await anna.getHolder({ petId })).data.holder).toBeNull()

  expect((await send(rows)).data).toMatchObject({ registered: 2, held: 1, owing: 1 })
  expect((await animals()).find(({ id }) => id === petId)).toMatchObject({ name: 'Hazel', state: 'held', intake: { location: 'Kennel 4' } })
  expect((await anna.getHolder({ petId })).data.holder).toMatchObject({ organisation: 'Kiln Road Rescue' })
  expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('Hazel is safe with Kiln Road Rescue')
  const again = (await send([line({ chip: hers }), line({ chip: fresh })])).data
  expect(again.registered).toBe(0)
  expect(again.rows.map(({ wrong }) => wrong.length)).toEqual([1, 1])
})

test('of a row whose animal is reported stolen it’s said what to do, and whoever brings it can’t give it up', async () => {
  const [anna, chip] = [await register.as('anna'), freshChip()]
  const { petId } = (await anna.addPet(animal({ chipNumber: chip }))).data
  await anna.updatePetStatus({ petId, status: 'stolen' })
  const { rows } = (await send([line({ chip }), line({ chip, how: 'Given up' })], { onlyCheck: 'yes' })).data
  expect(rows.map(({ notes }) => notes.join())).toEqual([
    expect.stringContaining('Reported stolen'),
    expect.stringContaining('Reported stolen'),
  ])
  expect(rows[1]?.wrong).toEqual(expect.arrayContaining([expect.stringContaining('reported this animal stolen')]))
})
