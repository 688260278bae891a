import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { LETTERS_A_DAY } from '#features/offers/lifecycle.ts'
import { giveCreditBatch } from '#features/plans/ledger.ts'
import { creditsLeft } from '#features/plans/queries/credits.ts'
import { newId } from '#platform/database/id.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, petOf, verifiedImplanter } from '#src/testing/implants.ts'
import { askedByLetter, codeIn, fileOfLetters, letterboxOf, withoutEmail } from '#src/testing/letters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let idris: Client
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'right@example.org')
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  idris = await register.as('idris')
})
afterAll(() => register.close())

const right = { email: 'right@example.org' }
const implantOf = async (chip: string) => (await idris.getImplanterImplantedChips({ query: chip })).data.items[0]

const verification = (status: 'applied' | 'verified') => ({ status })

/** An animal that Idris registered for somebody who has said no. */
async function turnedDown(over: Parameters<typeof chipped>[1] = {}) {
  const keeper = await joinConfirmed(register)
  const chip = freshChip()
  const { data } = await idris.registerChip(chipped(chip, { to: { email: keeper.email }, ...over }))
  await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'reject', reason: 'notMine' })
  return { chip, petId: data.petId, implantId: (await implantOf(chip))?.id ?? '' }
}

describe('asking again', () => {
  test('takes the new contact alone: the animal, its implant and its registration stay as they were', async () => {
    const { chip, petId, implantId } = await turnedDown()
    const before = await petOf(register, petId)
    const reply = await idris.askKeeperAgain({ implantId, to: right, payer: 'them' })
    expect(reply).toMatchObject({ status: 200, message: 'We’ve asked them to confirm', data: { petName: 'Moss' } })
    expect(await petOf(register, petId)).toEqual(before)
    expect((await newestTo(register, right.email)).subject).toBe('Tell us if Moss is yours')
    expect(await implantOf(chip)).toMatchObject({ id: implantId, state: 'waiting', requestId: reply.data.requestId })
  })

  test('reaches whom it is about: they become the keeper, and find the implant among theirs', async () => {
    const { chip, petId, implantId } = await turnedDown()
    const keeper = await joinConfirmed(register)
    const { data } = await idris.askKeeperAgain({ implantId, to: { email: keeper.email }, payer: 'them' })
    await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
    expect((await petOf(register, petId)).keeperId).toBe(keeper.id)
    expect((await keeper.api.findCustomerImplantedChips()).data.items.map(({ number }) => number)).toEqual([chip])
  })

  test('works after nobody answered for 14 days, and after a request was withdrawn', async () => {
    const chip = freshChip()
    const { data } = await idris.registerChip(chipped(chip))
    await idris.withdrawPetRequest({ requestId: data.requestId })
    const implantId = (await implantOf(chip))?.id ?? ''
    expect(await idris.askKeeperAgain({ implantId, to: right, payer: 'them' })).toMatchObject({ status: 200 })
    register.clock.turn({ days: 14, minutes: 1 })
    await register.runJob('watchOffers', {})
    idris = await register.as('idris')
    expect(await idris.askKeeperAgain({ implantId, to: right, payer: 'them' })).toMatchObject({ status: 200 })
  })

  test('asks a breeder about their litter again, not as its keeper', async () => {
    const chip = freshChip()
    const bryony = { email: PEOPLE.bryony.email }
    const { data } = await idris.registerChip(chipped(chip, { to: bryony, as: 'breeder' }))
    await idris.withdrawPetRequest({ requestId: data.requestId })
    const again = await idris.askKeeperAgain({ implantId: (await implantOf(chip))?.id, to: bryony, payer: 'them' })
    const breeder = await register.as('bryony')
    expect((await breeder.getPetRequests()).data.items.find(({ id }) => id === again.data.requestId)).toMatchObject({ kind: 'litter' })
  })

  test('is open to an implanter whose papers are no longer good: the animal was chipped before, and still has no keeper', async () => {
    const { implantId } = await turnedDown()
    const profile = register.db.updateTable('profile').where('accountId', '=', register.people.idris).where('type', '=', 'Implanter')
    await profile.set(verification('applied')).execute()
    expect(await idris.askKeeperAgain({ implantId, to: right, payer: 'them' })).toMatchObject({ status: 200 })
    await profile.set(verification('verified')).execute()
  })

  test('takes a registration where the implanter pays, and never a second one for the same animal', async () => {
    const { people, clock, db } = register
    await giveCreditBatch(db, { accountId: people.idris, source: 'manual', quantity: 2, now: clock.now() })
    const inHand = await creditsLeft(db, people.idris, clock.now())
    const { chip, implantId } = await turnedDown()
    await idris.askKeeperAgain({ implantId, to: right, payer: 'me' })
    expect(await creditsLeft(db, people.idris, clock.now())).toBe(inHand - 1)
    const asked = await implantOf(chip)
    await idris.withdrawPetRequest({ requestId: asked?.requestId ?? '' })
    await idris.askKeeperAgain({ implantId, to: right, payer: 'me' })
    expect(await creditsLeft(db, people.idris, clock.now())).toBe(inHand - 1)
  })
})

describe('is refused', () => {
  test('about an implant that isn’t theirs, or that there is none of: noSuchImplant', async () => {
    const { implantId } = await turnedDown()
    const other = await verifiedImplanter(register, {})
    for (const reply of [
      await other.api.askKeeperAgain({ implantId, to: right, payer: 'them' }),
      await idris.askKeeperAgain({ implantId: newId(), to: right, payer: 'them' }),
    ])
      expect(reply).toMatchObject({ status: 404, code: 'noSuchImplant' })
  })

  test('while somebody is asked, and once it has its keeper: notNow, which says why', async () => {
    const keeper = await joinConfirmed(register)
    const chip = freshChip()
    const { data } = await idris.registerChip(chipped(chip, { to: { email: keeper.email } }))
    const implantId = (await implantOf(chip))?.id
    const early = await idris.askKeeperAgain({ implantId, to: right, payer: 'them' })
    expect(early).toMatchObject({ status: 409, code: 'notNow', message: expect.stringContaining('Withdraw that request first') })
    await keeper.api.customerAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
    const late = await idris.askKeeperAgain({ implantId, to: right, payer: 'them' })
    expect(late).toMatchObject({ status: 409, code: 'notNow', message: 'This animal is already in its keeper’s name' })
  })

  test('without an address, or with their own: contactNeeded, toYourself', async () => {
    const { implantId } = await turnedDown()
    expect(await idris.askKeeperAgain({ implantId, to: {}, payer: 'them' })).toMatchObject({ status: 400, code: 'contactNeeded' })
    const mine = { email: PEOPLE.idris.email }
    expect(await idris.askKeeperAgain({ implantId, to: mine, payer: 'them' })).toMatchObject({ status: 400, code: 'toYourself' })
  })

  test('without saying who pays', async () => {
    const { implantId } = await turnedDown()
    const reply = await idris.askKeeperAgain({ implantId, to: right })
    expect(reply).toMatchObject({ status: 400, fields: { payer: 'Choose who pays for the registration' } })
  })

  test('where the implanter would pay and has none left, and then nobody is asked: noneLeft', async () => {
    const other = await verifiedImplanter(register, {})
    const chip = freshChip()
    const { data } = await other.api.registerChip(chipped(chip))
    await other.api.withdrawPetRequest({ requestId: data.requestId })
    const [row] = (await other.api.getImplanterImplantedChips({ query: chip })).data.items
    expect(await other.api.askKeeperAgain({ implantId: row?.id, to: right, payer: 'me' })).toMatchObject({ status: 409, code: 'noneLeft' })
    expect((await other.api.getImplanterImplantedChips({ query: chip })).data.items[0]).toMatchObject({ state: 'unregistered' })
  })
})

describe('asking again by letter', () => {
  test('has another code, and the first one opens nothing any more', async () => {
    const { implantId, requestId, code } = await askedByLetter(register)
    await idris.withdrawPetRequest({ requestId })
    const moved = withoutEmail({ name: 'Gwen Price' })
    expect(await idris.askKeeperAgain({ implantId, to: moved, payer: 'them' })).toMatchObject({ status: 200 })
    const next = codeIn(await newestTo(register, letterboxOf(moved)))
    expect(next).not.toBe(code)
    expect((await register.stranger.petByTransferCode({ code })).code).toBe('noSuchCode')
    expect((await register.stranger.petByTransferCode({ code: next })).data.letter?.name).toBe('Gwen Price')
  })

  test('forgets whom the implanter named before, also where nothing is typed of the next', async () => {
    const { implantId, requestId, chip } = await askedByLetter(register)
    await idris.withdrawPetRequest({ requestId })
    await idris.askKeeperAgain({ implantId, to: { email: 'next@example.org' }, payer: 'them' })
    expect(await implantOf(chip)).toMatchObject({ keeper: null, letterAt: null })
  })

  test.each([
    [{ address: withoutEmail().address }, 'nameNeeded'],
    [{ name: 'Mary Jones' }, 'addressNeeded'],
  ])('needs as much: %j', async (to, code) => {
    const { implantId, requestId } = await askedByLetter(register)
    await idris.withdrawPetRequest({ requestId })
    expect(await idris.askKeeperAgain({ implantId, to, payer: 'them' })).toMatchObject({ status: 400, code })
  })

  test('is for the breeder of a litter too', async () => {
    const chip = freshChip()
    const { data } = await idris.registerChip(chipped(chip, { as: 'breeder' }))
    await idris.withdrawPetRequest({ requestId: data.requestId })
    const { id = '' } = (await implantOf(chip)) ?? {}
    const breeder = withoutEmail()
    const reply = await idris.askKeeperAgain({ implantId: id, to: breeder, payer: 'them' })
    expect(reply.status).toBe(200)
    register.clock.turn({ minutes: 6 })
    await register.runJob('tellOfLitter', { offerId: reply.data.requestId })
    expect((await newestTo(register, letterboxOf(breeder))).subject).toContain('from your litter')
  })

  test('is refused once we’ve written about 50 animals in a day: tooManyLetters', async () => {
    register.clock.turn({ days: 1 })
    const { implantId, requestId } = await askedByLetter(register)
    await idris.withdrawPetRequest({ requestId })
    await fileOfLetters(register, LETTERS_A_DAY - 1)
    expect(await idris.askKeeperAgain({ implantId, to: withoutEmail(), payer: 'them' })).toMatchObject({ code: 'tooManyLetters' })
    register.clock.turn({ days: 1 })
  })
})
