import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { haveOffspring, joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'nell@example.org', '+447700900333', 'two@example.org', 'buyer@example.org')
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const buyer = { email: 'buyer@example.org' }
/** What Bryony says of her trade. */
const say = ({ db, people }: TestRegister, details: object) =>
  db
    .updateTable('profile')
    .set({ details: JSON.stringify(details) })
    .where('accountId', '=', people.bryony)
    .execute()
const offersOf = (petId: string) => register.db.selectFrom('offer').selectAll().where('petId', '=', petId).execute()

describe('to a buyer', () => {
  test('the animal stays with its breeder until the buyer, told by letter and by text, accepts within 14 days', async () => {
    const petId = await haveOffspring(register)
    const reply = await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: 'Nell@Example.org', mobile: '07700 900 333' } })
    expect(reply).toMatchObject({
      status: 200,
      data: { offers: [{ petId, petName: 'Fern', code: null, expiresAt: '2026-04-10T09:30:00.000Z' }] },
    })
    expect(await offersOf(petId)).toMatchObject([
      { status: 'sent', kind: 'sale', toEmail: 'nell@example.org', toMobile: '+447700900333', toAccount: null },
    ])
    const letter = await newestTo(register, 'nell@example.org')
    expect(letter.subject).toBe('You’ve been offered Fern')
    expect(letter.text).toContain('Answer by 10 April 2026')
    expect(letter.text).toContain('confirm it')
    const text = await newestTo(register, '+447700900333')
    expect(text.text).toMatch(/^Bryony \(a licensed breeder\) has offered you Fern .*\/customer-dashboard\/requests$/m)
    for (const message of [letter, text]) expect(message.text).not.toMatch(/Clarke|bryony@/)
  })

  test('with a note, which the buyer reads in the letter and on their page, and no longer once they have answered', async () => {
    const nell = await joinConfirmed(register)
    const petId = await haveOffspring(register)
    await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: nell.email }, note: 'She likes carrots.' })
    expect((await newestTo(register, nell.email)).text).toContain('“She likes carrots.”')
    const [request] = (await nell.api.getPetRequests()).data.items
    expect(request).toMatchObject({ from: 'Bryony', note: 'She likes carrots.' })
    await nell.api.customerAcceptRejectPetRequest({ requestId: request?.id, answer: 'reject', reason: 'changedMind' })
    expect((await nell.api.getPetRequests()).data.items[0]).toMatchObject({ from: null, note: null })
  })

  test('of a breeder who’s listed, the letter and the buyer’s page say the kennel’s name, as the breeder is told', async () => {
    const details = (listed: boolean) =>
      register.db
        .updateTable('profile')
        .set({ details: sql`details || ${JSON.stringify({ listed, publicName: 'Hollow Farm Spaniels' })}::jsonb` })
        .where('accountId', '=', register.people.bryony)
        .where('type', '=', 'Breeder')
        .execute()
    expect((await bryony.breederListing()).data.sellsAs).toEqual({ name: 'Bryony', isKennel: false })
    await details(true)
    const nell = await joinConfirmed(register)
    const petId = await haveOffspring(register)
    await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: nell.email } })
    expect((await newestTo(register, nell.email)).text).toContain('Hollow Farm Spaniels (a licensed breeder) has offered you')
    expect((await nell.api.getPetRequests()).data.items[0]).toMatchObject({ from: 'Hollow Farm Spaniels' })
    expect((await bryony.breederListing()).data.sellsAs).toEqual({ name: 'Hollow Farm Spaniels', isKennel: true })
    await details(false)
  })

  test('an address that nobody has confirmed reads who offers which kind of animal and what to do, but neither the note nor the animal’s name', async () => {
    const petId = await haveOffspring(register)
    await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: 'never.confirmed@example.org' }, note: 'She likes carrots.' })
    const letter = await newestTo(register, 'never.confirmed@example.org')
    expect(letter.subject).toBe('Bryony (a licensed breeder) has offered you a puppy')
    expect(letter.text).toContain('create a free account with this e-mail address')
    expect(letter.text).toMatch(/\/offered\/[0-9a-f-]{36}\/\w{10}$/m)
    expect(letter.text).not.toMatch(/carrots|Clarke|Fern/)
  })

  test('several animals come in one letter', async () => {
    const petIds = [await haveOffspring(register, { name: 'Ash' }), await haveOffspring(register, { name: 'Birch' })]
    const { data } = await bryony.sellPetByBreeder({ petIds: [...petIds, ...petIds], buyer: { email: 'two@example.org' } })
    expect(data.offers.map(({ petName }) => petName).sort()).toEqual(['Ash', 'Birch'])
    const letters = await mailbox(register, 'two@example.org')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toMatch(/^You’ve been offered (Ash and Birch|Birch and Ash)$/)
  })

  test('an animal of another kind may leave when its breeder thinks so', async () => {
    const petId = await haveOffspring(register, { species: 'bird', bornOn: '2026-03-20' })
    expect(await bryony.sellPetByBreeder({ petIds: [petId], buyer })).toMatchObject({ status: 200 })
  })
})

describe('by transfer code', () => {
  test('each animal has a code for 90 days, and the same one when asked for again', async () => {
    const petIds = [await haveOffspring(register, { name: 'Ash' }), await haveOffspring(register, { name: 'Birch' })]
    const first = await bryony.sellPetByBreeder({ petIds })
    expect(first.data.offers).toHaveLength(2)
    for (const offer of first.data.offers)
      expect(offer).toMatchObject({
        offerId: null,
        code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
        expiresAt: '2026-06-25T22:59:59.000Z',
      })
    const codes = (reply: typeof first) => reply.data.offers.map(({ code }) => code).sort()
    expect(codes(await bryony.sellPetByBreeder({ petIds }))).toEqual(codes(first))
    const kept = await register.db.selectFrom('transferCode').selectAll().where('petId', 'in', petIds).execute()
    expect(kept).toHaveLength(2)
    for (const code of codes(first)) expect(JSON.stringify(kept)).not.toContain(code?.replace('-', ''))
  })

  test('an animal that can’t leave yet has its code at once, which works for 90 days from the day it can', async () => {
    const petId = await haveOffspring(register, { bornOn: '2026-03-26' })
    const { data } = await bryony.sellPetByBreeder({ petIds: [petId] })
    expect(data.offers[0]).toMatchObject({ worksFrom: '2026-05-21', expiresAt: '2026-08-19T22:59:59.000Z' })
    const grown = await haveOffspring(register)
    expect((await bryony.sellPetByBreeder({ petIds: [grown] })).data.offers[0]).toMatchObject({ worksFrom: '2026-03-27' })
  })

  test('a code printed again follows a date of birth that was corrected, and stays the same', async () => {
    const petId = await haveOffspring(register, { bornOn: '2026-03-20' })
    const [first] = (await bryony.sellPetByBreeder({ petIds: [petId] })).data.offers
    await register.db.updateTable('pet').set({ bornOn: '2026-03-26' }).where('id', '=', petId).execute()
    const [again] = (await bryony.sellPetByBreeder({ petIds: [petId] })).data.offers
    expect(again).toMatchObject({ code: first?.code, worksFrom: '2026-05-21', expiresAt: '2026-08-19T22:59:59.000Z' })
  })

  test('a code that has run out is followed by another', async () => {
    const petId = await haveOffspring(register)
    const [old] = (await bryony.sellPetByBreeder({ petIds: [petId] })).data.offers
    await register.db.updateTable('transferCode').set({ expiresAt: register.clock.now() }).where('petId', '=', petId).execute()
    const [fresh] = (await bryony.sellPetByBreeder({ petIds: [petId] })).data.offers
    expect(fresh?.code).not.toBe(old?.code)
  })
})

describe('is refused', () => {
  test('for somebody else’s animal exactly as for none: notYours', async () => {
    const theirs = await haveOffspring(register, { keeper: 'anna' })
    const replies = [
      await bryony.sellPetByBreeder({ petIds: [theirs], buyer }),
      await bryony.sellPetByBreeder({ petIds: [newId()], buyer }),
    ]
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, code: 'notYours', message: 'We can’t find this pet in your account' })
  })

  test('for all animals when one of them is not theirs', async () => {
    const mine = await haveOffspring(register)
    const theirs = await haveOffspring(register, { keeper: 'anna' })
    expect(await bryony.sellPetByBreeder({ petIds: [mine, theirs], buyer })).toMatchObject({ status: 404 })
    expect(await offersOf(mine)).toEqual([])
  })

  test('once the animal has another keeper: handedOver, which says since when', async () => {
    const petId = await haveOffspring(register)
    const nia = await joinConfirmed(register)
    const { data } = await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: nia.email } })
    await nia.api.customerAcceptRejectPetRequest({ requestId: data.offers[0]?.offerId, answer: 'accept' })
    const reply = await bryony.sellPetByBreeder({ petIds: [petId], buyer })
    expect(reply).toMatchObject({ status: 409, code: 'handedOver' })
    expect(reply.message).toContain('since 27 March 2026')
  })

  test('while it is offered to somebody else: notNow, with the animal’s name where there are several', async () => {
    const [petId, other] = [await haveOffspring(register), await haveOffspring(register, { name: 'Ash' })]
    await bryony.sellPetByBreeder({ petIds: [petId], buyer })
    const reply = await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: 'second@example.org' } })
    expect(reply).toMatchObject({
      status: 409,
      code: 'notNow',
      clause: 'KEEP-2',
      message: expect.stringMatching(/already been offered to someone/),
    })
    expect((await bryony.sellPetByBreeder({ petIds: [petId, other] })).message).toMatch(/^Fern: This animal has already been offered/)
  })

  test('below 8 weeks, naming the first day: tooYoung', async () => {
    const petId = await haveOffspring(register, { bornOn: '2026-01-31', species: 'cat' })
    const reply = await bryony.sellPetByBreeder({ petIds: [petId], buyer })
    expect(reply).toMatchObject({ status: 409, code: 'tooYoung' })
    expect(reply).toMatchObject({ clause: 'OFFER-1', message: 'Fern must stay with its mother until it’s 8 weeks old, on 28 March 2026' })
    const ready = await haveOffspring(register, { bornOn: '2026-01-30', species: 'cat' })
    expect(await bryony.sellPetByBreeder({ petIds: [ready], buyer })).toMatchObject({ status: 200 })
  })

  test('to nobody: contactNeeded', async () => {
    const reply = await bryony.sellPetByBreeder({ petIds: [await haveOffspring(register)], buyer: {} })
    expect(reply).toMatchObject({ status: 400, code: 'contactNeeded', fields: { buyer: 'Enter an e-mail address or a mobile number' } })
  })

  test.each([{ email: PEOPLE.bryony.email.toUpperCase() }, { email: 'b@example.org', mobile: PEOPLE.bryony.mobile }])(
    'to themselves: toYourself',
    async (self) => {
      const reply = await bryony.sellPetByBreeder({ petIds: [await haveOffspring(register)], buyer: self })
      expect(reply).toMatchObject({ status: 400, code: 'toYourself' })
    },
  )

  test('a breeder of three litters of dogs in 12 months without a licence: licenceNeeded', async () => {
    const other = await testRegister()
    const seller = await other.as('bryony')
    await say(other, { kind: 'Breeder', licensed: false })
    const litter = (species: string, bornOn: string) =>
      other.db
        .insertInto('litter')
        .values({
          id: newId(),
          breederId: other.people.bryony,
          species,
          breed: JSON.stringify({ kind: 'description', text: 'Brown' }),
          bornOn,
          damName: 'Flo',
          createdAt: other.clock.now(),
        })
        .execute()
    await Promise.all(['2025-03-28', '2025-10-01'].map((bornOn) => litter('dog', bornOn)))
    await Promise.all([litter('cat', '2026-02-01'), litter('dog', '2025-03-27')])
    await haveAgreed(other, buyer.email)
    const first = await seller.sellPetByBreeder({ petIds: [await haveOffspring(other)], buyer })
    expect(first.status).toBe(200)
    expect((await newestTo(other, buyer.email)).text).toContain('Bryony (a breeder) has offered you Fern')

    await litter('dog', '2026-03-01')
    const petId = await haveOffspring(other)
    expect(await seller.sellPetByBreeder({ petIds: [petId], buyer })).toMatchObject({ status: 409, code: 'licenceNeeded' })
    expect(await seller.sellPetByBreeder({ petIds: [petId] })).toMatchObject({ status: 409, code: 'licenceNeeded' })
    expect(await seller.sellPetByBreeder({ petIds: [await haveOffspring(other, { species: 'cat' })], buyer })).toMatchObject({
      status: 200,
    })

    const licence = { kind: 'Breeder', licensed: true, licenceNumber: 'LN/7', issuingAuthority: 'Skipton' }
    await say(other, { ...licence, licenceEndsOn: '2026-03-26' })
    expect(await seller.sellPetByBreeder({ petIds: [petId], buyer })).toMatchObject({ status: 409, code: 'licenceNeeded' })
    await say(other, { ...licence, licenceEndsOn: '2026-03-27' })
    expect(await seller.sellPetByBreeder({ petIds: [petId], buyer })).toMatchObject({ status: 200 })
    await other.close()
  })

  test('all but one of two sales of one animal at the same moment', async () => {
    const petId = await haveOffspring(register)
    const replies = await Promise.all(
      ['x@example.org', 'y@example.org'].map((email) => bryony.sellPetByBreeder({ petIds: [petId], buyer: { email } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ clause: 'KEEP-2' })
  })

  test('a sale or a report that it is missing, whichever comes second', async () => {
    const petId = await haveOffspring(register)
    const [sale, report] = await Promise.all([
      bryony.sellPetByBreeder({ petIds: [petId], buyer }),
      bryony.updatePetStatus({ petId, status: 'missing' }),
    ])
    // A report is never refused because of an offer: the offer then waits until the animal is found.
    expect(report.status).toBe(200)
    if (sale.status === 409) expect(sale).toMatchObject({ clause: 'KEEP-1', message: expect.stringMatching(/A missing animal/) })
    expect([200, 409]).toContain(sale.status)
  })

  test('somebody who keeps no litters', async () => {
    const nia = await join(register)
    const { data } = await nia.api.addPet(animal())
    expect(await nia.api.sellPetByBreeder({ petIds: [data.petId], buyer })).toMatchObject({ status: 403 })
  })
})
