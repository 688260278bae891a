import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { litter, puppy, soldByCode } from '#src/testing/litters.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, freshEmail, given, keeperWithPet, organisation, rehomingOf, sentToSomebody, tokenTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const facts = { why: 'moving', to: { kind: 'anybody' } } as const

describe('an animal that is given to a person', () => {
  test('stays with its keeper until they answer, which they can for 14 days', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const to = { kind: 'person', contact: { email: freshEmail() } }
    const reply = await keeper.api.saveRehomeRequest({ petId, why: 'allergy', to })
    expect(reply).toMatchObject({ status: 200, message: 'Saved', data: { status: 'sent', answerBy: inDays(14) } })
    const record = (await keeper.api.getPetDetail({ petId })).data
    expect(record.open).toBe('rehoming')
    expect(record.can.passOn).toEqual({ clause: 'KEEP-2', words: expect.stringMatching(/new home/) })
  })

  test('brings them a letter with a link that cannot be guessed and of which only the hash is kept', async () => {
    const { keeper, petId } = await keeperWithPet(register, 'Nettle')
    const email = freshEmail()
    await haveAgreed(register, email)
    const rehomingId = await given(keeper.api, petId, { kind: 'person', contact: { email } })
    const letter = await newestTo(register, email)
    expect(letter.subject).toBe('You’ve been asked to be Nettle’s keeper')
    expect(letter.text + letter.html).not.toMatch(/Giver|nia\d+@|Orchard|Ludlow/)
    const token = await tokenTo(register, email)
    expect(token).toMatch(/^[\w-]{64,}$/)
    expect((await rehomingOf(register, rehomingId)).tokenHash).toBe(hashOfSecret(token))
  })

  test('comes from the giver by first name with a note, for whoever has confirmed the address and for nobody else', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const taker = await confirmed(register)
    const to = { kind: 'person', contact: { email: taker.email } }
    const { rehomingId } = (await keeper.api.saveRehomeRequest({ petId, why: 'gift', to, note: 'See you on Sunday!' })).data
    const letter = await newestTo(register, taker.email)
    expect(letter.text).toContain('“See you on Sunday!”')
    expect(letter.text).toMatch(/^Gwen, the keeper of Bramble/m)
    expect((await taker.api.rehomeDetails({ rehomingId })).data).toMatchObject({ from: 'Gwen', note: 'See you on Sunday!' })
    const byLink = await register.stranger.rehomeDetails({ token: await tokenTo(register, taker.email) })
    expect(byLink.data).toMatchObject({ from: null, note: null })

    const other = await keeperWithPet(register)
    const email = freshEmail()
    await other.keeper.api.saveRehomeRequest({
      petId: other.petId,
      why: 'gift',
      to: { kind: 'person', contact: { email } },
      note: 'Until Sunday',
    })
    expect((await newestTo(register, email)).text).not.toMatch(/Until Sunday|Gwen/)
  })

  test('comes by text message where there is only a number, and by both where there are both', async () => {
    const one = await keeperWithPet(register, 'Nettle')
    await given(one.keeper.api, one.petId, { kind: 'person', contact: { mobile: '07700 900 444' } })
    expect(await newestTo(register, '+447700900444')).toMatchObject({ channel: 'sms' })
    expect(await tokenTo(register, '+447700900444')).toHaveLength(64)

    const two = await keeperWithPet(register)
    const email = freshEmail()
    await given(two.keeper.api, two.petId, { kind: 'person', contact: { email, mobile: '07700 900 445' } })
    expect(await tokenTo(register, '+447700900445')).toBe(await tokenTo(register, email))
  })
})

test('an animal given to an organisation waits on its dashboard, and the organisation is written to', async () => {
  const { keeper, petId } = await keeperWithPet(register, 'Fern')
  const rescue = await organisation(register, 'Marsh Rescue')
  await given(keeper.api, petId, { kind: 'organisation', organisationId: rescue.id })
  expect((await newestTo(register, rescue.email)).subject).toBe('You’ve been asked to take in Fern')
  const { items } = (await rescue.api.getPetRehomeRequests({})).data
  expect(items).toMatchObject([{ petId, target: 'organisation', other: 'The keeper' }])
})

test('an animal that looks for a home is listed for 90 days, and nobody is written to', async () => {
  const { keeper, petId } = await keeperWithPet(register)
  const before = (await mailbox(register, keeper.email)).length
  const { data } = await keeper.api.saveRehomeRequest({ petId, ...facts })
  expect(data).toMatchObject({ status: 'listed', answerBy: inDays(90) })
  expect(await mailbox(register, keeper.email)).toHaveLength(before)
})

describe('is refused', () => {
  test('somebody else, exactly as for an animal that does not exist: notYours', async () => {
    const { petId } = await keeperWithPet(register)
    const other = await confirmed(register)
    const theirs = await other.api.saveRehomeRequest({ petId, ...facts })
    const absent = await other.api.saveRehomeRequest({ petId: newId(), ...facts })
    expect([theirs.status, theirs.code]).toEqual([404, 'notYours'])
    expect([absent.status, absent.code, absent.message]).toEqual([404, 'notYours', theirs.message])
  })

  test('the former keeper, who is told since when: handedOver', async () => {
    const { keeper, petId, taker, rehomingId } = await sentToSomebody(register)
    await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })
    const reply = await keeper.api.saveRehomeRequest({ petId, ...facts })
    expect(reply).toMatchObject({ status: 409, code: 'handedOver' })
    expect(reply.message).toMatch(/a different keeper since \d+ \w+ 2026/)
  })

  test('a second rehoming while one is open: notNow', async () => {
    const { keeper, petId } = await sentToSomebody(register)
    const reply = await keeper.api.saveRehomeRequest({ petId, ...facts })
    expect(reply).toMatchObject({ status: 409, code: 'notNow' })
    expect(reply).toMatchObject({ clause: 'KEEP-2' })
  })

  test('an animal that has died: notNow', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    await keeper.api.updatePetStatus({ petId, status: 'deceased' })
    expect(await keeper.api.saveRehomeRequest({ petId, ...facts })).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('young of one’s own litter before they are 8 weeks old, but to an organisation: notNow', async () => {
    const bryony = await register.as('bryony')
    const bornOn = daysAfter(londonDate(register.clock.now()), -50)
    const { petId } = (await bryony.addPetByBreeder(litter({ dam: { name: 'Juniper' }, bornOn, young: [puppy({ name: 'Fern' })] }))).data
      .pets[0] ?? { petId: '' }
    const give = (to: object) => bryony.saveRehomeRequest({ petId, why: 'time', to })
    for (const to of [{ kind: 'person', contact: { email: freshEmail() } }, { kind: 'anybody' }])
      expect(await give(to)).toMatchObject({
        status: 409,
        clause: 'OFFER-1',
        message: expect.stringMatching(/Fern must stay with its mother until it’s 8 weeks old/),
      })
    const rescue = await organisation(register, 'Wye Valley Rescue')
    expect((await give({ kind: 'organisation', organisationId: rescue.id })).status).toBe(200)
  })

  test('a person without an address: contactNeeded', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const reply = await keeper.api.saveRehomeRequest({ petId, why: 'time', to: { kind: 'person', contact: {} } })
    expect(reply).toMatchObject({
      status: 400,
      code: 'contactNeeded',
      fields: { 'to.contact': 'Enter an e-mail address or a mobile number' },
    })
  })

  test('oneself, by either address or as an organisation: toYourself', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const ways = [
      { kind: 'person', contact: { email: keeper.email.toUpperCase() } },
      { kind: 'person', contact: { mobile: '+44 7700 900 333' } },
      { kind: 'organisation', organisationId: keeper.id },
    ]
    for (const to of ways)
      expect(await keeper.api.saveRehomeRequest({ petId, why: 'time', to })).toMatchObject({ status: 400, code: 'toYourself' })
  })

  test('an organisation that is not verified, or is none: noSuchOrganisation', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const applied = await organisation(register, 'Hopeful Rescue', { verified: false })
    for (const organisationId of [applied.id, register.people.anna, newId()]) {
      const reply = await keeper.api.saveRehomeRequest({ petId, why: 'time', to: { kind: 'organisation', organisationId } })
      expect(reply).toMatchObject({ status: 400, code: 'noSuchOrganisation' })
    }
  })

  test('all but one of five that arrive at the same moment', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    const replies = await Promise.all(Array.from({ length: 5 }, () => keeper.api.saveRehomeRequest({ petId, ...facts })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    for (const reply of replies.filter(({ status }) => status === 409)) expect(reply).toMatchObject({ clause: 'KEEP-2' })
  })
})

function inDays(days: number): string {
  return new Date(register.clock.now().getTime() + days * 86_400_000).toISOString()
}

describe('an animal that goes back to its breeder', () => {
  test('reaches them without their address, and they needn’t say that they’re an adult', async () => {
    const bryony = await register.as('bryony')
    const { data: made } = await bryony.addPetByBreeder(litter())
    const petId = made.pets[0]?.petId ?? ''
    const buyer = await soldByCode(register, bryony, petId)
    const reply = await buyer.api.saveRehomeRequest({ petId, why: 'allergy', to: { kind: 'breeder' } })
    expect(reply).toMatchObject({ status: 200, data: { status: 'sent' } })
    const { rehomingId } = reply.data
    expect((await buyer.api.rehomeDetails({ rehomingId })).data).toMatchObject({ other: 'The breeder', target: 'person', bredAs: null })
    expect((await bryony.rehomeDetails({ rehomingId })).data).toMatchObject({ asksAdult: false, bredAs: 'Red ribbon' })
    expect(await bryony.acceptRejectRehomeRequest({ rehomingId, answer: 'accept' })).toMatchObject({ status: 200 })
  })

  test('goes back to its rescue back-up, who reads it like any animal given to it, and keepers need no name or address', async () => {
    const wilma = await register.as('wilma')
    const { keeper, petId } = await keeperWithPet(register, 'Rowan')
    await register.db.updateTable('pet').set({ rescueBackupId: register.people.wilma }).where('id', '=', petId).execute()
    expect((await keeper.api.getPetDetail({ petId })).data).toMatchObject({ rescueBackup: 'Kiln Road Rescue', isOwnBackup: false })
    const { status, data } = await keeper.api.saveRehomeRequest({ petId, why: 'allergy', to: { kind: 'backup' } })
    expect([status, data.status]).toEqual([200, 'sent'])
    expect((await wilma.rehomeDetails({ rehomingId: data.rehomingId })).data).toMatchObject({ target: 'organisation' })
    const taken = await wilma.rehomeForWelfare({ rehomingId: data.rehomingId, intake: { cameOn: '2026-03-27' } })
    expect(taken.status).toBe(200)
    expect((await wilma.getPetDetail({ petId })).data).toMatchObject({ isOwnBackup: true })
    expect(await wilma.saveRehomeRequest({ petId, why: 'other', to: { kind: 'backup' } })).toMatchObject({ code: 'noBackup' })
  })

  test('is refused where no organisation promised to take it back: noBackup', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    expect(await keeper.api.saveRehomeRequest({ petId, why: 'allergy', to: { kind: 'backup' } })).toMatchObject({
      status: 409,
      code: 'noBackup',
    })
  })

  test('is refused where nobody bred it here: noBreeder', async () => {
    const { keeper, petId } = await keeperWithPet(register)
    expect(await keeper.api.saveRehomeRequest({ petId, why: 'allergy', to: { kind: 'breeder' } })).toMatchObject({
      status: 409,
      code: 'noBreeder',
    })
  })
})
