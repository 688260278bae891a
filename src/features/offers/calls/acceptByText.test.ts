import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { form, freshAddress, joinReachable } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let people = 0
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ minutes: 70 }))
afterAll(() => register.close())

const freshMobile = () => `+4477009${String((people += 1)).padStart(5, '0')}`
const codeFor = (text: string) => /\/(?:asked|offered)\/[^/]+\/(\S+)/.exec(text)?.[1] ?? ''

/** Somebody whom Idris has asked by text message, with the link in it. */
async function asked(to: { mobile?: string; email?: string } = {}) {
  const mobile = to.mobile ?? freshMobile()
  const chip = freshChip()
  const idris = await register.as('idris')
  const { data } = await idris.registerChip(chipped(chip, { to: { mobile, ...to } }))
  return { ...data, chip, mobile, code: codeFor((await newestTo(register, mobile)).text) }
}

type Sent = Pick<Awaited<ReturnType<typeof asked>>, 'requestId' | 'code'>
const { name, address } = form()
const accept = ({ requestId, code }: Sent, over: object = {}) =>
  register.stranger.acceptByText({ requestId, code, name, address, ...over }, { address: freshAddress() })
const keeperOf = (petId: string) =>
  register.db
    .selectFrom('pet')
    .innerJoin('account', 'account.id', 'pet.keeperId')
    .selectAll('account')
    .where('pet.id', '=', petId)
    .executeTakeFirstOrThrow()

test('somebody with only a mobile says yes with the link in the text message, and is the keeper at once', async () => {
  const one = await asked()
  expect((await register.stranger.getRequestSummary(linkOf(one), { address: freshAddress() })).data).toMatchObject({ byText: true })
  expect(await accept(one)).toMatchObject({ status: 200, data: { petNames: ['Moss'], toPay: { pence: 1500 } } })
  const keeper = await keeperOf(one.petId)
  expect(keeper).toMatchObject({
    name,
    line1: address.line1,
    mobile: one.mobile,
    mobileVerifiedAt: register.clock.now(),
    email: expect.stringMatching(/@none\.invalid$/),
  })
  expect((await newestTo(register, one.mobile)).text).toMatch(
    /^Homeward: You’re Moss’s keeper now\. Call us to pay the £15 .* call [\d ]+\.$/,
  )
  const login = await register.stranger.login({ email: keeper.email, password: 'x' }, { address: freshAddress() })
  expect(login.status).toBe(401)
})

test('a finder reaches them by text message, which has our number as well as the link', async () => {
  const one = await asked()
  await accept(one)
  await register.stranger.addMicrochipLookup({ chipNumber: one.chip, message: 'I have him.', finderEmail: 'fay@example.org' })
  expect((await newestTo(register, one.mobile)).text).toMatch(/I have him[^]*Or call [\d ]+\.$/)
})

test('another animal for the same person is in the same account; whoever has the number since gets one of their own', async () => {
  const one = await asked()
  await accept(one)
  const first = await keeperOf(one.petId)
  const two = await asked({ mobile: one.mobile })
  expect(two.code).not.toBe('')
  await accept(two, { name: name.toUpperCase() })
  expect((await keeperOf(two.petId)).id).toBe(first.id)
  const three = await asked({ mobile: one.mobile })
  await accept(three, { name: 'Somebody Else' })
  expect(await keeperOf(three.petId)).toMatchObject({ name: 'Somebody Else', mobile: one.mobile })
  expect(await keeperOf(one.petId)).toMatchObject({ id: first.id, name })
})

test('a buyer says yes to all that a breeder offered in one text message; the breeder, who has no such link, can’t', async () => {
  const bryony = await register.as('bryony')
  const petIds = [await haveOffspring(register, { name: 'Ash' }), await haveOffspring(register, { name: 'Birch' })]
  const mobile = freshMobile()
  const { data } = await bryony.sellPetByBreeder({ petIds, buyer: { mobile } })
  const offerId = data.offers[0]?.offerId ?? ''
  const { text } = await newestTo(register, mobile)
  const code = codeFor(text)
  const summary = async (over: object) => (await register.stranger.getOfferSummary({ offerId, ...over }, { address: freshAddress() })).data
  expect(text).toContain(`/offered/${offerId}/`)
  expect(await summary({})).toMatchObject({ byLink: false, byText: false })
  expect(await summary({ code })).toMatchObject({ byLink: true, byText: true, animals: '2 puppies' })
  expect((await accept({ requestId: offerId, code })).data.petNames.sort()).toEqual(['Ash', 'Birch'])
  for (const petId of petIds) expect(await keeperOf(petId)).toMatchObject({ name, mobile })
})

describe('is refused', () => {
  test('with a link that we never sent: noSuchRequest', async () => {
    const one = await asked()
    const other = await asked()
    for (const link of [
      { requestId: newId(), code: one.code },
      { requestId: one.requestId, code: 'ABCDEFGHJK' },
      { requestId: one.requestId, code: other.code },
    ])
      expect(await accept(link)).toMatchObject({ status: 404, code: 'noSuchRequest' })
  })

  test('where the link went to an e-mail address as well: hasEmail', async () => {
    const one = await asked({ mobile: freshMobile(), email: `both${people}@example.org` })
    expect((await register.stranger.getRequestSummary(linkOf(one), { address: freshAddress() })).data).toMatchObject({ byText: false })
    expect(await accept(one)).toMatchObject({ status: 409, code: 'hasEmail' })
  })

  test('where somebody signs in with that mobile: hasAccount, and nothing of the account changes', async () => {
    const mobile = freshMobile()
    const one = await asked({ mobile })
    const keeper = await joinReachable(register)
    const theirs = register.db.updateTable('account').set({ mobile, mobileVerifiedAt: register.clock.now() }).where('id', '=', keeper.id)
    await theirs.execute()
    expect((await register.stranger.getRequestSummary(linkOf(one), { address: freshAddress() })).data).toMatchObject({ byText: false })
    expect(await accept(one)).toMatchObject({ status: 409, code: 'hasAccount' })
    expect((await keeperOf(one.petId)).id).toBe(register.people.idris)
  })

  test('once the request is over or answered: ended', async () => {
    const one = await asked()
    await accept(one)
    expect(await accept(one)).toMatchObject({ status: 409, code: 'ended' })
    const two = await asked()
    register.clock.turn({ days: 15 })
    expect(await accept(two)).toMatchObject({ status: 409, code: 'ended' })
  })

  test('where the animal can’t change hands now: notNow, and no account is opened', async () => {
    const one = await asked()
    await register.db.updateTable('offer').set({ fromAccount: register.people.wilma }).where('petId', '=', one.petId).execute()
    expect(await accept(one)).toMatchObject({ status: 409, code: 'notNow' })
    expect(await register.db.selectFrom('account').select('id').where('mobile', '=', one.mobile).execute()).toEqual([])
  })
})

const linkOf = ({ requestId, code }: Sent) => ({ requestId, code })
