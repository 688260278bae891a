import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { giveHousehold } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { waiting } from '#src/testing/waiting.ts'
import { petsTemplate } from '../template.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ hours: 1 })
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const HEAD = 'Microchip number,Name,Species,Breed,Sex,Colour,Date of birth'
const line = (over: { chip?: string; name?: string; rest?: string } = {}) =>
  `${over.chip ?? freshChip()},${over.name ?? 'Pip'},${over.rest ?? 'Dog,Cocker Spaniel,F,Golden,01/02/2026'}`

const send = (text: string, input: { onlyCheck?: 'yes' | 'no'; bred?: 'yes' | 'no' } = {}, who = bryony) =>
  who.importPets(input, { file: { bytes: Buffer.from(text), name: 'pets.csv' } })
const petsOf = async (who: Client) => (await who.getUsersPets({})).data.total
const faultsOf = (reply: Awaited<ReturnType<typeof send>>) => Object.fromEntries(reply.data.rows.map(({ row, wrong }) => [row, wrong]))

describe('a file without faults', () => {
  test('puts every pet on the register in the name of who sent it, each with an unbroken chain', async () => {
    const before = await petsOf(bryony)
    const reply = await send([HEAD, line({ name: 'Sage' }), line({ name: 'Thyme' })].join('\n'))
    expect(reply).toMatchObject({ status: 200, data: { imported: 2, checked: 2, ignored: [] } })
    expect(await petsOf(bryony)).toBe(before + 2)

    const [sage] = (await bryony.getUsersPets({ query: 'Sage' })).data.items
    const record = (await bryony.getPetDetail({ petId: sage?.id ?? '' })).data
    expect(record).toMatchObject({
      status: 'awaitingPayment',
      breed: 'Cocker Spaniel',
      bornOn: '2026-02-01',
      originalName: 'Sage',
      chainHolds: true,
    })
    expect(record.timeline[0]).toMatchObject({ what: 'Registered from a file', by: 'You' })
  })

  test('is answered with one letter, however many pets there are', async () => {
    await send([HEAD, line(), line(), line()].join('\n'))
    expect((await newestTo(register, PEOPLE.bryony.email)).subject).toBe('3 pets are on the register')
  })

  test('may be our template as it is downloaded', async () => {
    const reply = await send(petsTemplate(), { onlyCheck: 'yes' })
    expect(faultsOf(reply)).toEqual({ 2: [] })
  })

  test('says what it keeps otherwise than a list would, and which columns it does not read', async () => {
    const reply = await send([`${HEAD},Vet`, `${line({ rest: 'Dog,Heinz 58,F,Golden,01/02/2026' })},Ms Rao`].join('\n'))
    expect(reply.data.ignored).toEqual(['Vet'])
    expect(reply.data.rows[0]?.notes).toEqual(['We don’t have ‘Heinz 58’ in our list of breeds, so we’ll keep your words'])
  })

  test('writes nothing when it is only to be checked', async () => {
    const before = await petsOf(bryony)
    const reply = await send([HEAD, line()].join('\n'), { onlyCheck: 'yes' })
    expect(reply.data).toMatchObject({ imported: 0, checked: 1 })
    expect(await petsOf(bryony)).toBe(before)
  })
})

describe('a file with faults', () => {
  test('isn’t taken as bred by somebody who isn’t a breeder: notBreeder', async () => {
    const reply = await send([HEAD, line()].join('\n'), { bred: 'yes' }, await register.as('anna'))
    expect(reply).toMatchObject({ status: 403, code: 'notBreeder' })
  })

  test('is not half done: one bad row keeps every pet out, and every fault of the row is told in words', async () => {
    const before = await petsOf(bryony)
    const reply = await send([HEAD, line(), '12345,,Unicorn,,blue,,31/02/2026'].join('\n'))
    expect(reply).toMatchObject({ status: 200, data: { imported: 0, checked: 2 } })
    expect(await petsOf(bryony)).toBe(before)
    expect(faultsOf(reply)).toEqual({
      2: [],
      3: [
        expect.stringContaining('Microchip number must be 15 digits. You typed 5'),
        'Enter the name',
        `Species must be a kind of animal like Dog, Cat or Rabbit, not 'Unicorn'`,
        `Sex must be Male, Female or Unknown, not 'blue'`,
        'Enter the colour',
        `Date of birth must be a date like 27/03/2021, not '31/02/2026'`,
      ],
    })
  })

  test('names a chip that stands in two of its rows, and one that is on the register, but not whose it is', async () => {
    const anna = await register.as('anna')
    const [taken, twice] = [freshChip(), freshChip()]
    await anna.addPet(animal({ chipNumber: taken }))
    const reply = await send(
      [HEAD, line({ chip: twice }), line({ chip: `${twice.slice(0, 3)} ${twice.slice(3)}` }), line({ chip: taken })].join('\n'),
    )
    expect(faultsOf(reply)).toEqual({
      2: [],
      3: ['Row 2 has the same microchip number'],
      4: [expect.stringMatching(/^This microchip is already registered here/)],
    })
    expect(reply.bytes.toString()).not.toMatch(/Anna|Hughes/)
  })

  test('names each chip of our stock that is in no animal, and what to do about it', async () => {
    const { numbers, unsold } = await haveChips(register)
    const reply = await send([HEAD, line(), line({ chip: unsold }), line({ chip: numbers[0] ?? '' })].join('\n'))
    expect(reply.data.imported).toBe(0)
    expect(faultsOf(reply)).toEqual({
      2: [],
      3: [expect.stringMatching(/Check the number against the label/)],
      4: [expect.stringMatching(/^An implanter holds this microchip/)],
    })
  })

  test('tells whoever holds chips of it, once and in one letter, what a single registration tells; and nobody while it is only checked', async () => {
    const idris = { id: register.people.idris, email: PEOPLE.idris.email }
    const { numbers } = await haveChips(register, { holder: idris.id, chips: 3 })
    const text = [HEAD, ...numbers.map((chip) => line({ chip })), '12345,,Unicorn,,blue,,31/02/2026'].join('\n')
    const told = async () =>
      (await mailbox(register, idris.email)).filter(({ subject }) => subject?.startsWith('Someone else tried to register'))
    const before = (await told()).length
    await send(text, { onlyCheck: 'yes' })
    expect(await told()).toHaveLength(before)
    for (const _ of [1, 2]) expect((await send(text)).data.imported).toBe(0)
    expect(await told()).toHaveLength(before + 1)
    const letter = await newestTo(register, idris.email)
    expect(letter.subject).toBe('Someone else tried to register 3 of your microchips')
    for (const number of numbers) expect(letter.text).toContain(groupChipNumber(number))
    expect(letter.text).not.toMatch(/Bryony/)
    await bryony.addPet(animal({ chipNumber: numbers[0] ?? '' }))
    expect(await told()).toHaveLength(before + 1)
  })

  test('says to an implanter of their own chips where to register them', async () => {
    const [number = ''] = (await haveChips(register)).numbers
    const anna = await register.as('anna')
    expect((await send([HEAD, line({ chip: number })].join('\n'), {}, anna)).data.rows[0]?.wrong[0]).toMatch(/An implanter holds/)
    await register.db.updateTable('chipUnit').set({ holderId: register.people.anna }).where('number', '=', number).execute()
    expect((await send([HEAD, line({ chip: number })].join('\n'), {}, anna)).data.rows[0]?.wrong[0]).toMatch(/You hold this microchip/)
  })

  test('names a birth that cannot be', async () => {
    const reply = await send([HEAD, line({ rest: 'Dog,Beagle,F,Tan,01/01/2031' }), line({ rest: 'Cat,Moggy,F,Tan,01/01/1970' })].join('\n'))
    expect(faultsOf(reply)).toEqual({
      2: ['The date of birth must be today or earlier'],
      3: ['Check the date of birth: it would make this cat more than 40 years old'],
    })
  })
})

describe('is refused as a whole', () => {
  test('a file that is no CSV: notCsv', async () => {
    const reply = await send('just a note')
    expect(reply).toMatchObject({ status: 400, code: 'notCsv' })
    expect(Object.keys(reply.fields)).toEqual(['file'])
  })

  test('a file that lacks a column: columnsMissing, with its name', async () => {
    expect(await send('Chip,Name\n1,A')).toMatchObject({
      status: 400,
      code: 'columnsMissing',
      message: 'Every pet needs these columns too: Species, Breed, Sex, Colour, Date of birth',
    })
  })

  test('more than 20,000 rows: tooManyRows', async () => {
    const reply = await send([HEAD, ...Array.from({ length: 20_001 }, () => '1,A,Dog,Pug,F,Tan,01/02/2020')].join('\n'))
    expect(reply).toMatchObject({
      status: 413,
      code: 'tooManyRows',
      message: 'Send no more than 20,000 rows in one file. This one has 20,001',
    })
  })

  test('a chip that somebody else registers while the file is written: chipTaken, and none of its pets is registered', async () => {
    const before = await petsOf(bryony)
    const chip = freshChip()
    const { data } = await (await register.as('anna')).addPet(animal())
    const sending = await register.db.transaction().execute(async (rival) => {
      await rival
        .insertInto('chip')
        .values({ number: chip, petId: data.petId, registeredAt: register.clock.now(), supersededAt: register.clock.now() })
        .execute()
      const asked = send([HEAD, line(), line({ chip })].join('\n'))
      await expect.poll(() => waiting(register)).toBe(1)
      return { asked }
    })
    expect(await sending.asked).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(await petsOf(bryony)).toBe(before)
  })

  test('a Kennel Club number that another call writes meanwhile: kennelClubTaken, and none of its pets is registered', async () => {
    const before = await petsOf(bryony)
    const { data } = await (await register.as('anna')).addPet(animal())
    const sending = await register.db.transaction().execute(async (rival) => {
      await rival.updateTable('pet').set({ kennelClubNumber: 'AD01234511' }).where('id', '=', data.petId).execute()
      const asked = send([`${HEAD},Kennel Club number`, `${line()},AD01234511`].join('\n'))
      await expect.poll(() => waiting(register)).toBe(1)
      return { asked }
    })
    expect(await sending.asked).toMatchObject({ status: 409, code: 'kennelClubTaken' })
    expect(await petsOf(bryony)).toBe(before)
  })

  test('somebody who keeps no pets with us as a trade or privately', async () => {
    const stefan = await register.as('stefan')
    expect(await send([HEAD, line()].join('\n'), {}, stefan)).toMatchObject({ status: 403, code: 'notYourRole' })
  })
})

test('what comes from a file is paid for as any animal is: with what is in hand, else it’s owed', async () => {
  const keeper = await join(register)
  const reply = await send([HEAD, line({ name: 'Nettle' }), line({ name: 'Dock' })].join('\n'), {}, keeper.api)
  expect(reply.data).toMatchObject({ imported: 2, owing: 2 })
  expect((await keeper.api.getUsersPets({})).data.items.map(({ status }) => status)).toEqual(['awaitingPayment', 'awaitingPayment'])
  expect((await keeper.api.getCredits({})).data.owed?.owing).toBe(2)

  const household = await join(register)
  await giveHousehold(register, household.id)
  expect((await send([HEAD, line()].join('\n'), {}, household.api)).data.owing).toBe(0)
})
