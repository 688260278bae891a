import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { PEOPLE } from '#database/seed/people.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { organisation } from '#src/testing/applicants.ts'
import { callerWithAnimal } from '#src/testing/callers.ts'
import { asked, keptBy } from '#src/testing/claims.ts'
import { chipped, haveChips } from '#src/testing/implants.ts'
import { askedByLetter } from '#src/testing/letters.ts'
import { paid } from '#src/testing/paying.ts'
import { database, movedFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, handedToSomebody } from '#src/testing/rehomings.ts'
import { paidOrder as paidShopOrder } from '#src/testing/shop.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { batchOf, paidOrder } from '#src/testing/stock.ts'
import { find, listPayments, refuseMove } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const { anna } = PEOPLE

async function namesFor(words: string) {
  const { items } = await run(find, { words })
  return items.map(({ kind, name }) => `${kind} ${name}`)
}

test.each([
  ['their name', anna.name.toUpperCase()],
  ['a part of their e-mail address', anna.email.slice(0, 8)],
  ['their phone number', shownMobile(anna.mobile)],
  ['their postcode', anna.postcode.replace(' ', '').toLowerCase()],
  ['the first half of it', anna.postcode.split(' ')[0] ?? ''],
  ['their phone number with its country code', anna.mobile.replace('+', '')],
  ['the last 6 digits of it', anna.mobile.slice(-6)],
  ['their street', anna.line1],
  ['their name and their town', `${anna.name.split(' ')[0]} ${anna.town}`],
])('a person is found by %s, with their animals', async (_by, words) => {
  await keptBy(await register.as('anna'), { name: `Pip ${words.length}` })
  const names = await namesFor(words)
  expect(names).toContain(`person ${anna.name}`)
  expect(names).toContainEqual(expect.stringContaining(`animal Pip ${words.length}, dog, `))
})

test('an animal is found by its chip or its name, with its keeper, the requests about it and what to run next', async () => {
  const { chipNumber, requestId } = await asked(register, { pet: { name: 'Nettle' } })
  for (const words of [chipNumber, groupChipNumber(chipNumber), 'nettle']) {
    const { items } = await run(find, { words })
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'animal',
        name: `Nettle, dog, ${groupChipNumber(chipNumber)}`,
        status: 'awaitingPayment',
        about: expect.stringMatching(/^.+, .+, .+, born /),
        next: expect.arrayContaining([`npm run staff -- list-payments ${anna.email}`]),
        who: expect.stringContaining(anna.email),
      }),
    )
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'request',
        id: requestId,
        who: expect.stringContaining(PEOPLE.tamsin.email),
        next: [`npm run staff -- show-claim ${requestId.slice(-8)}`, expect.stringContaining('object-claim')],
      }),
    )
  }
})

test('for a chip number the animal comes first, then its keeper; what’s open about them is cut at 5 until all is asked for', async () => {
  const pets = []
  for (const name of ['Asked 1', 'Asked 2', 'Asked 3', 'Asked 4', 'Asked 5', 'Asked 6']) pets.push(await asked(register, { pet: { name } }))
  const words = pets[0]?.chipNumber ?? ''
  const { items } = await run(find, { words })
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'animal', name: `Asked 1, dog, ${groupChipNumber(words)}` },
    { kind: 'person', name: PEOPLE.anna.name },
  ])
  const requests = items.filter(({ kind }) => kind === 'request')
  expect(requests).toHaveLength(6)
  expect(requests[5]?.name).toMatch(/^… and \d+ more$/)
  const whole = (await run(find, { words, all: true })).items
  expect(whole.filter(({ kind }) => kind === 'request').length).toBeGreaterThan(5)
})

test('a number that isn’t registered here is explained: who holds it, that no chip can have it, or who has it in stock', async () => {
  const fernside = await database(register)
  const elsewhere = freshChip()
  fernside.holds(elsewhere)
  const only = async (words: string) => (await run(find, { words })).items.filter(({ kind }) => kind === 'chip number')
  expect(await only(groupChipNumber(elsewhere))).toMatchObject([
    { status: 'registered elsewhere', who: expect.stringContaining(fernside.name) },
  ])
  expect(await only('985 999 999 999 999')).toMatchObject([{ status: 'not a chip number', where: expect.stringMatching(/\w/) }])
  expect(await only(freshChip())).toMatchObject([{ status: expect.stringContaining('not registered here') }])
  const { numbers } = await haveChips(register)
  expect(await only(numbers[0] ?? '')).toMatchObject([
    { status: 'our chip, withImplanter', who: expect.stringContaining(PEOPLE.idris.email) },
  ])
})

test('what someone has paid is found with them', async () => {
  const { email, paymentId } = await paid(register)
  expect((await run(find, { words: email })).items).toContainEqual(
    expect.objectContaining({ kind: 'payment', id: paymentId, name: expect.stringContaining('£15') }),
  )
})

test('who was found is recorded, not what was typed; nothing found says what to try', async () => {
  await run(find, { words: anna.email })
  const seen = await seenBy(register)
  expect(seen).toContain(`person ${register.people.anna}`)
  expect(seen).not.toContain(anna.email)
  await expect(run(find, { words: 'no such person at all' })).rejects.toMatchObject({
    status: 404,
    code: 'nothingFound',
    message: expect.stringContaining('Try the chip number'),
  })
  await expect(run(find, { words: '100%' })).rejects.toMatchObject({ code: 'nothingFound' })
})

test('who has been asked and hasn’t answered is found by what they were asked at, with who asked and until when', async () => {
  const idris = await register.as('idris')
  const number = freshChip()
  await idris.registerChip(chipped(number, { to: { email: 'tamsin.asked@example.org', mobile: '07700 900 778' } }))
  for (const words of ['tamsin.asked', '07700 900778', number]) {
    const { items } = await run(find, { words })
    expect(items.filter(({ kind }) => kind === 'asked')).toEqual([
      expect.objectContaining({
        name: `if Moss, ${groupChipNumber(number)}, is theirs`,
        status: expect.stringMatching(/^until \d/),
        who: 'tamsin.asked@example.org, 07700 900778',
        where: expect.stringContaining(PEOPLE.idris.name),
      }),
    ])
    if (words !== number) expect(items.map(({ kind }) => kind)).not.toContain('chip number')
  }
})

test('an animal that no one has confirmed is shown with who was asked and who chipped it, and without the implanter’s payments', async () => {
  const idris = await register.as('idris')
  await batchOf(register, 25)
  await paidOrder(register, idris)
  const number = freshChip()
  await idris.registerChip(chipped(number, { to: { email: 'perhaps.keeper@example.org' } }))
  const { items } = await run(find, { words: number })
  expect(items.map(({ kind }) => kind)).toEqual(['animal', 'asked', 'implanter'])
  expect(items[0]).toMatchObject({
    who: expect.stringMatching(/^no keeper yet; registered by Idris /),
    next: [`npm run staff -- find ${number} --all`],
  })
  expect(items[1]).toMatchObject({ who: 'perhaps.keeper@example.org' })
  expect(items[2]).toMatchObject({
    name: PEOPLE.idris.name,
    who: expect.stringContaining(PEOPLE.idris.email),
    where: `chipped Moss, ${groupChipNumber(number)}, on 27 March 2026`,
  })
  expect(await seenBy(register)).toContain(`person ${register.people.idris}`)
})

test('an animal in care without a microchip is found by its name, with who has it', async () => {
  const wilma = await register.as('wilma')
  const { chipNumber: _, evenIfHeldElsewhere: __, ...facts } = animal({ name: 'Thimblerig' })
  const intake = { cameOn: '2026-03-20', kind: 'surrender' } as const
  const { data } = await wilma.takeInUnchipped({ ...facts, intake, location: '', scannedBy: 'Sam Carter', scannedOn: '2026-03-20' })
  const { items } = await run(find, { words: 'thimblerig' })
  expect(items).toMatchObject([
    { kind: 'animal', id: data.petId, name: 'Thimblerig, dog, no microchip', who: expect.stringMatching(/^in care of .*wilma/), next: [] },
    { kind: 'in care', name: 'Thimblerig, given up', status: 'since 20 March 2026', who: expect.stringContaining(PEOPLE.wilma.email) },
  ])
})

test('someone is found by their name with that of their animal', async () => {
  await keptBy(await register.as('anna'), { name: 'Quillow' })
  expect(await namesFor(`${anna.name.split(' ').at(-1)} quillow`)).toContain(`person ${anna.name}`)
})

test('an organisation is found by its name and by the number it’s registered under', async () => {
  const { email, id } = await organisation(register, 'Tern Valley Rescue')
  const { details } = await register.db.selectFrom('profile').select('details').where('accountId', '=', id).executeTakeFirstOrThrow()
  const { registrationNumber } = z.looseObject({ registrationNumber: z.string() }).parse(details)
  for (const words of ['tern valley', registrationNumber])
    expect((await run(find, { words })).items).toContainEqual(
      expect.objectContaining({ kind: 'person', who: expect.stringContaining(email) }),
    )
})

test('an order is found by its number, and by the id that the lists print, with whose it is', async () => {
  const shop = await paidShopOrder(register)
  const { number } = await register.db.selectFrom('shopOrder').select('number').where('id', '=', shop.orderId).executeTakeFirstOrThrow()
  for (const words of [String(number), shop.orderId.slice(-8)]) {
    const { items } = await run(find, { words })
    expect(items[0]).toMatchObject({
      kind: 'found by its number',
      id: shop.orderId,
      name: expect.stringMatching(new RegExp(`^order: number ${number} from the shop`)),
    })
    expect(items).toContainEqual(expect.objectContaining({ kind: 'person', who: expect.stringContaining(shop.email) }))
  }
})

test('what someone wrote to us is found by its reference and by who wrote', async () => {
  const { data } = await (await register.as('anna')).saveContactus({
    topic: 'tag',
    name: 'Orla Quince',
    email: 'orla@example.org',
    text: 'Where is it?',
  })
  for (const words of [data.reference, 'orla quince', 'orla@example.org'])
    expect((await run(find, { words })).items).toContainEqual(
      expect.objectContaining({ kind: 'message', name: expect.stringContaining(data.reference), who: 'Orla Quince, orla@example.org' }),
    )
})

test('an animal is found by the last digits of its number, with who kept it before', async () => {
  const { petId, keeper, taker } = await handedToSomebody(register)
  const { chipNumber } = (await taker.api.getPetDetail({ petId })).data
  const { items } = await run(find, { words: chipNumber.slice(-7) })
  expect(items).toContainEqual(expect.objectContaining({ kind: 'animal', id: petId }))
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'former keeper', id: keeper.id, where: expect.stringMatching(/^kept \w+ until \d/) }),
  )
})

test('how to reach a keeper of several animals stands with the first of them alone', async () => {
  const { api, email } = await confirmed(register)
  for (const name of ['Zadok', 'Zebedee']) await keptBy(api, { name })
  const { items } = await run(find, { words: email })
  const animals = items.filter(({ kind }) => kind === 'animal')
  expect(animals.map(({ who }) => who.includes(email))).toEqual([true, false])
  expect(animals.map(({ next }) => next.some((line) => line.includes('list-payments')))).toEqual([true, false])
})

test('a batch is found by its code', async () => {
  const { code } = await haveChips(register)
  const { items } = await run(find, { words: code.toLowerCase() })
  expect(items).toContainEqual(expect.objectContaining({ kind: 'batch', name: code, status: 'in stock' }))
})

test('who was asked by letter is found by landline and postcode; a keeper without e-mail by theirs, and what stands for one is never printed', async () => {
  const { to, chip } = await askedByLetter(register)
  for (const words of ['01295 810123', 'OX16 5QB'])
    expect((await run(find, { words })).items).toContainEqual(
      expect.objectContaining({
        kind: 'asked',
        name: expect.stringContaining(groupChipNumber(chip)),
        who: expect.stringContaining(to.address.line1),
      }),
    )
  const caller = await callerWithAnimal(register)
  const { items } = await run(find, { words: caller.chip })
  expect(items.find(({ kind }) => kind === 'person')).toMatchObject({
    who: expect.stringContaining('01295 810123'),
    status: expect.stringContaining('no e-mail address'),
    next: expect.arrayContaining([`npm run staff -- list-payments --account-id ${caller.accountId.slice(-8)}`]),
  })
  expect(JSON.stringify(items)).not.toContain('none.invalid')
  expect(await run(listPayments, { accountId: caller.accountId })).toEqual({ items: [] })
})

test('an animal whose move here was refused shows which register to send a caller to', async () => {
  const fernside = await database(register)
  const { chipNumber, moveId } = await movedFrom(register, fernside.code)
  const whereOf = async () => (await run(find, { words: chipNumber })).items.find(({ kind }) => kind === 'animal')?.where
  expect(await whereOf()).toContain(`Also held by ${fernside.name}`)
  await run(refuseMove, { moveId, reason: 'The code isn’t theirs.' })
  expect(await whereOf()).toBe(`Its move here was refused. Send callers to ${fernside.name}, 01632 960155, https://fernside.example`)
})

/** What the last search has recorded. */
async function seenBy({ db }: TestRegister): Promise<string> {
  const event = await db
    .selectFrom('event')
    .select('facts')
    .where('subjectId', '=', await staffAccount(register))
    .where('move', '=', 'find')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return JSON.stringify(event.facts)
}
