import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LETTERS_A_DAY } from '#features/offers/lifecycle.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips, petOf, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { fileOfLetters } from '#src/testing/letters.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { giveCredits } from '#src/testing/plans.ts'
import { database } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let idris: Client
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'jo@example.org', 'fay@example.org', 'gwen@example.org')
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  idris = await register.as('idris')
})
afterAll(() => register.close())

const HEAD = 'Microchip number,Name,Species,Breed,Sex,Colour,Date of birth,Implanted on,Implant site,Email,Mobile'
const line = (over: Partial<Record<'chip' | 'name' | 'species' | 'on' | 'site' | 'email' | 'mobile', string>> = {}) => {
  const {
    chip = freshChip(),
    name = 'Pip',
    species = 'Dog',
    on = '20/03/2026',
    site = 'Scruff',
    email = 'jo@example.org',
    mobile = '',
  } = over
  return `${chip},${name},${species},unknown,F,Golden,01/01/2026,${on},${site},${email},${mobile}`
}
const send = (rows: string[], onlyCheck: 'yes' | 'no' = 'no', who = idris, withCredit: 'yes' | 'no' = 'no') =>
  who.importImplants({ onlyCheck, withCredit }, { file: { bytes: Buffer.from([HEAD, ...rows].join('\n')), name: 'reader.csv' } })

test('a reader’s file registers every animal for its keeper, who gets one letter about all of theirs', async () => {
  const { numbers } = await haveChips(register)
  const [first = '', second = ''] = numbers
  const rows = [line({ chip: first, name: 'Ash' }), line({ chip: second, name: 'Elm' }), line({ email: '', mobile: '07700 900 888' })]
  expect(await send(rows)).toMatchObject({ status: 200, data: { registered: 3, checked: 3, ignored: [] } })
  expect((await unitOf(register, first)).status).toBe('implanted')
  const { data } = await idris.getImplanterImplantedChips({ query: first })
  expect(data.items[0]).toMatchObject({ petName: 'Ash', implantedOn: '2026-03-20', site: 'Scruff', state: 'waiting' })
  const pet = await register.db.selectFrom('chip').select('petId').where('number', '=', first).executeTakeFirstOrThrow()
  expect((await petOf(register, pet.petId)).implanterName).toBe('Idris Bevan')
  expect((await mailbox(register, 'jo@example.org')).map(({ subject }) => subject)).toEqual(['Tell us if Ash and Elm are yours'])
  expect(await mailbox(register, '+447700900888')).toHaveLength(1)
})

describe('who the keepers are', () => {
  const HEAD_OF_KEEPER = `${HEAD},Owner,Address,Town,Postcode,Home phone`
  const sendKeepers = (rows: string[], onlyCheck: 'yes' | 'no' = 'no') =>
    idris.importImplants({ onlyCheck }, { file: { bytes: Buffer.from([HEAD_OF_KEEPER, ...rows].join('\n')), name: 'reader.csv' } })
  const keeperOf = async (chip: string) => (await idris.getImplanterImplantedChips({ query: chip })).data.items[0]?.keeper

  test('is kept with each implant; a row with neither e-mail nor mobile is a letter', async () => {
    const [chip, other] = [freshChip(), freshChip()]
    const rows = [
      `${line({ chip, name: 'Oak' })},Jo Lee,2 Hill Road,Ludlow,SY8 1AA,01584 870123`,
      `${line({ chip: other, name: 'Yew', email: '' })},Edith Lee,3 Hill Road,Ludlow,sy8 1aa,`,
    ]
    expect(await sendKeepers(rows)).toMatchObject({ status: 200, data: { registered: 2, ignored: [] } })
    expect(await keeperOf(chip)).toEqual({ name: 'Jo Lee', address: ['2 Hill Road', 'Ludlow', 'SY8 1AA'], landline: '+441584870123' })
    expect(await newestTo(register, 'Edith Lee\n3 Hill Road\nLudlow\nSY8 1AA')).toMatchObject({ channel: 'post' })
  })

  test('what can’t be read is left out and said where we can ask, and at fault where a letter needs it', async () => {
    const bad = 'Jo Lee,2 Hill Road,Ludlow,nowhere,12'
    const { data } = await sendKeepers(
      [`${line()},${bad}`, `${line({ email: '' })},${bad}`, `${line({ email: '' })},,2 Hill Road,Ludlow,SY8 1AA,`],
      'yes',
    )
    expect(data.rows).toMatchObject([
      { wrong: [], notes: [expect.stringMatching(/landline.*left it out/), expect.stringMatching(/^Keeper address: .*left it out/)] },
      {
        wrong: [
          expect.stringMatching(/^Keeper address: Enter a full UK postcode/),
          'Enter the keeper’s address, so that we can write to them',
        ],
      },
      { wrong: ['Enter the keeper’s name, so that our letter reaches them'] },
    ])
  })
})

test('a file has us write about 50 animals a day at most, to each person in one letter: tooManyLetters', async () => {
  register.clock.turn({ days: 1 })
  expect(await fileOfLetters(register, LETTERS_A_DAY + 1)).toMatchObject({ status: 409, code: 'tooManyLetters' })
  expect(await fileOfLetters(register, LETTERS_A_DAY)).toMatchObject({ status: 200, data: { registered: LETTERS_A_DAY } })
  const letters = await mailbox(register, 'Mary Jones\n4 Mill Lane\nBanbury\nOX16 5QB')
  expect(letters.map(({ text }) => text.match(/Your code: /g)?.length)).toEqual([LETTERS_A_DAY])
  register.clock.turn({ days: 1 })
})

test('a file that is only checked, or has one row at fault, registers nothing', async () => {
  const chip = freshChip()
  expect((await send([line({ chip })], 'yes')).data).toMatchObject({ registered: 0, checked: 1 })
  const faulty = await send([line({ chip }), line({ email: '' })])
  expect(faulty.data).toMatchObject({
    registered: 0,
    rows: [{ wrong: [] }, { wrong: ['Enter an e-mail address or a mobile number, or the name and address for a letter'] }],
  })
  expect((await idris.getImplanterImplantedChips({ query: chip })).data.total).toBe(0)
})

test('a row of an animal that hasn’t left its mother says whose keeper it has, and is no fault', async () => {
  const puppy = line().replace('01/01/2026', '10/03/2026')
  const { data } = await send([puppy, line()], 'yes')
  expect(data.rows).toMatchObject([
    { wrong: [], notes: ['Under 8 weeks old: its keeper must be the keeper of its mother'] },
    { wrong: [], notes: [] },
  ])
})

test('rows that another register holds are said one by one before anything is written; after a yes both registers are named', async () => {
  const [held, free] = [freshChip(), freshChip()]
  const fernside = await database(register)
  fernside.holds(held)
  const file = [line({ chip: held }), line({ chip: free })]
  for (const onlyCheck of ['yes', 'no'] as const) {
    const { data } = await send(file, onlyCheck)
    expect(data).toMatchObject({ registered: 0, heldElsewhere: 1, rows: [{ chipNumber: held }, { wrong: [] }] })
    expect(data.rows[0]?.wrong.join(' ')).toContain(`${fernside.name} says it holds this microchip`)
  }
  expect((await idris.getImplanterImplantedChips({ query: free })).data.total).toBe(0)

  const bytes = Buffer.from([HEAD, ...file].join('\n'))
  const yes = await idris.importImplants({ evenIfHeldElsewhere: 'yes' }, { file: { bytes, name: 'reader.csv' } })
  expect(yes.data).toMatchObject({ registered: 2, rows: [{ wrong: [], notes: [expect.stringContaining(fernside.name)] }, { notes: [] }] })
  expect((await register.stranger.publicChipInfo({ chipNumber: held })).data).toMatchObject({
    unproven: true,
    others: [{ name: fernside.name }],
  })
  expect((await register.stranger.publicChipInfo({ chipNumber: free })).data.unproven).toBe(false)
  await fernside.close()
})

test('each row says what is wrong with it', async () => {
  const other = await verifiedImplanter(register, {})
  const theirs = await haveChips(register, { holder: other.id })
  const { data } = await send([
    line({ chip: theirs.numbers[0] ?? '' }),
    line({ species: 'Parrot' }),
    line({ on: '', site: '' }),
    line({ email: 'nobody' }),
    line({ email: 'idris@homeward.example' }),
  ])
  const wrong = data.rows.map((row) => row.wrong.join(' '))
  expect(wrong[0]).toMatch(/^This chip belongs to another implanter/)
  expect(wrong[1]).toMatch(/^Only a vet can/)
  expect(wrong[2]).toMatch(/^Implanted on is empty.* Implant site is empty/)
  expect(wrong[3]).toMatch(/^Keeper email must be an e-mail address\. You typed 'nobody'/)
  expect(wrong[4]).toMatch(/^These are your own contact details/)
})

test('whoever holds a chip of the file is told once that another wanted to register it, and not while it is only checked', async () => {
  const other = await verifiedImplanter(register, {})
  const { numbers } = await haveChips(register, { holder: other.id })
  const rows = [line({ chip: numbers[0] ?? '' })]
  const tried = async () =>
    (await mailbox(register, other.email)).filter(({ subject }) => subject?.startsWith('Someone else tried to register')).length
  const checked = await send(rows, 'yes')
  expect(checked.data.rows[0]?.wrong[0]).toMatch(/^This chip belongs to another implanter\. Compare/)
  expect(await tried()).toBe(0)
  for (const _ of [1, 2]) expect((await send(rows)).data.rows[0]?.wrong[0]).toMatch(/another implanter\. We’ve told them and our staff\.$/)
  expect(await tried()).toBe(1)
  expect((await newestTo(register, other.email)).text).not.toMatch(/Idris|idris/)
})

test('a row with several faults says all of them at once, also what the law and our stock have against it', async () => {
  const other = await verifiedImplanter(register, {})
  const theirs = await haveChips(register, { holder: other.id })
  const twice = freshChip()
  const { data } = await send([
    line({ chip: theirs.numbers[0] ?? '', name: '', species: 'Parrot', on: '25/12/2031', site: '', email: 'nobody' }),
    line({ chip: '12', on: '31/12/2025', email: '' }),
    line({ chip: twice }),
    line({ chip: twice, name: '', email: 'idris@homeward.example' }),
  ])
  const [first = [], second = [], , fourth = []] = data.rows.map((row) => row.wrong)
  expect(first).toHaveLength(6)
  expect(first.join(' ')).toMatch(
    /name.*today or earlier.*Implant site is empty.*Only a vet .*Keeper email must be.*belongs to another implanter/i,
  )
  expect(second).toHaveLength(3)
  expect(second.join(' ')).toMatch(/15 digits|number.*before the animal was born.*Enter an e-mail address/)
  expect(fourth).toHaveLength(3)
  expect(fourth.join(' ')).toMatch(/name.*Row 4 has the same microchip number.*your own contact details/i)
})

describe('the registrations of the implanter', () => {
  test('pay for every animal of the file where they say so, and each keeper reads that it is paid', async () => {
    const giver = await verifiedImplanter(register, {})
    await giveCredits(register, giver.id, 3)
    const rows = [line({ email: 'fay@example.org' }), line({ email: 'fay@example.org' })]
    expect(await send(rows, 'yes', giver.api, 'yes')).toMatchObject({ status: 200, data: { registered: 0 } })
    expect((await giver.api.getCredits()).data.left).toBe(3)
    expect(await send(rows, 'no', giver.api, 'yes')).toMatchObject({ status: 200, data: { registered: 2 } })
    expect((await giver.api.getCredits()).data.left).toBe(1)
    expect((await mailbox(register, 'fay@example.org'))[0]?.text).toContain('The registrations are already paid for')
  })

  test('pay for all of them or for none: noneLeft says how many are missing, and nothing is registered', async () => {
    const giver = await verifiedImplanter(register, {})
    await giveCredits(register, giver.id, 1)
    const chip = freshChip()
    const reply = await send([line({ chip }), line(), line()], 'no', giver.api, 'yes')
    expect(reply).toMatchObject({ status: 409, code: 'noneLeft' })
    expect(reply.fields['withCredit']).toContain('This file has 3 animals. You have 1 credit, so you need 2 more.')
    expect((await giver.api.getImplanterImplantedChips({ query: chip })).data.total).toBe(0)
    expect((await giver.api.getCredits()).data.left).toBe(1)
  })

  test('are not used where the keepers pay, and each keeper reads the price', async () => {
    await send([line({ email: 'gwen@example.org' })])
    expect((await mailbox(register, 'gwen@example.org'))[0]?.text).toContain('costs £15, once')
  })
})

describe('a file is refused', () => {
  const sendText = (text: string, who = idris) => who.importImplants({}, { file: { bytes: Buffer.from(text), name: 'reader.csv' } })

  test('that is none: notCsv; without the columns of an animal: columnsMissing; with more than 500 rows: tooManyRows', async () => {
    expect(await sendText('hello')).toMatchObject({ status: 400, code: 'notCsv' })
    const missing = await sendText('Microchip number,Name,Vet\n1,2,3')
    expect(missing).toMatchObject({ status: 400, code: 'columnsMissing' })
    expect(missing.message).toMatch(
      /: Species, .*, Implanted on, Implant site, Keeper email, Keeper mobile or the keeper’s name and address\. .*: Vet$/,
    )
    expect(await send(Array.from({ length: 501 }, () => line()))).toMatchObject({ status: 413, code: 'tooManyRows' })
  })

  test('by an implanter whom Staff have not checked: notVerified', async () => {
    const { api } = await verifiedImplanter(register, { standing: 'applied' })
    expect(await send([line()], 'no', api)).toMatchObject({ status: 403, code: 'notVerified' })
  })

  test('at the same moment as another with the same chip: chipTaken, or the row says so', async () => {
    const row = line()
    const replies = await Promise.all([send([row]), send([row])])
    const registered = replies.filter(({ data }) => data?.registered === 1)
    expect(registered).toHaveLength(1)
    const loser = replies.find((reply) => !registered.includes(reply))
    expect(loser?.code === 'chipTaken' || loser?.data.rows[0]?.wrong.length === 1).toBe(true)
  })
})

test('a slip in an e-mail address is said of its row, and a cell that every animal needs can’t be empty', async () => {
  const blank = `${freshChip()},Pip,Dog,,,Golden,01/01/2026,20/03/2026,Scruff,pip@example.org,`
  const { data } = await send([line({ email: 'mary@gmial.com' }), blank, blank.replace(',,,', ',Unknown,Unknown,')], 'yes')
  const [slip, empty, unknown] = data.rows
  expect(slip).toMatchObject({ wrong: [], notes: [expect.stringContaining('did you mean mary@gmail.com?')] })
  expect(empty?.wrong.join(' ')).toMatch(/Breed is empty.*Sex is empty/)
  expect(unknown?.wrong).toEqual(['Row 3 has the same microchip number'])
})
