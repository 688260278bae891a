import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCode } from '#platform/contract/crockford.ts'
import { askedByLetter } from '#src/testing/letters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => {
  register.clock.turn({ minutes: 70 })
})
afterAll(() => register.close())

const fromSomewhere = () => ({ address: freshAddress() })
const check = (code: string) => register.stranger.petByTransferCode({ code }, fromSomewhere())
const keptOf = (petId: string) => register.db.selectFrom('keeperToBe').selectAll().where('petId', '=', petId).executeTakeFirst()
const keeperOf = async (petId: string) =>
  (await register.db.selectFrom('pet').select('keeperId').where('id', '=', petId).executeTakeFirstOrThrow()).keeperId

describe('somebody who has a letter', () => {
  test('sees the animal and their own name and address, which nobody sees without the code', async () => {
    const { code, chip, to, letter } = await askedByLetter(register)
    expect(letter).toMatchObject({ channel: 'post', subject: expect.stringMatching(/^Tell us by .* if Moss is yours$/) })
    const { data } = await check(code.toLowerCase())
    expect(data).toMatchObject({ pet: { name: 'Moss' }, notNow: null, letter: { by: 'An implanter', name: to.name, address: to.address } })
    const seen = JSON.stringify([
      (await register.stranger.publicChipInfo({ chipNumber: chip })).data,
      (await (await register.as('idris')).getPetRequests({ box: 'fromMe' })).data,
      (await (await register.as('idris')).getImplanterImplantedChips({ query: chip })).data,
    ])
    expect(seen).not.toContain(readCode(code))
    expect(seen).not.toContain(code)
  })

  test('becomes the keeper with an account of their own, once, and the landline goes into it', async () => {
    const { code, petId } = await askedByLetter(register)
    const keeper = await join(register)
    expect(await keeper.api.redeemTransferCode({ code, name: 'Mossy' })).toMatchObject({ status: 200, data: { petId, petName: 'Mossy' } })
    expect(await keeperOf(petId)).toBe(keeper.id)
    const account = await register.db.selectFrom('account').selectAll().where('id', '=', keeper.id).executeTakeFirstOrThrow()
    expect(account).toMatchObject({ landline: '+441295810123', line1: keeper.address.line1 })
    expect(await keptOf(petId)).toBeUndefined()
    expect(await check(code)).toMatchObject({ status: 409, code: 'codeUsed' })
    const other = await join(register)
    expect(await other.api.redeemTransferCode({ code })).toMatchObject({ status: 409, code: 'codeUsed' })
  })

  test('of two who redeem one code at once only one becomes the keeper', async () => {
    const { code, petId } = await askedByLetter(register)
    const [one, other] = [await join(register), await join(register)]
    const replies = await Promise.all([one, other].map(({ api }) => api.redeemTransferCode({ code })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = replies[0]?.status === 200 ? one : other
    expect(await keeperOf(petId)).toBe(winner.id)
  })

  test('can’t use the code after the last day in the letter, and the implanter is told', async () => {
    const { code, petId, letter } = await askedByLetter(register)
    expect(letter.text).toContain('The code works once, until')
    register.clock.turn({ days: 28 })
    expect((await check(code)).status).toBe(200)
    register.clock.turn({ days: 1 })
    expect(await check(code)).toMatchObject({ status: 404, code: 'noSuchCode' })
    const late = await join(register)
    expect(await late.api.redeemTransferCode({ code })).toMatchObject({ status: 404, code: 'noSuchCode' })
    await register.runJob('watchOffers', {})
    await register.runJob('tellOfEndings', {})
    const [told] = (await mailbox(register, 'idris@homeward.example')).slice(-1)
    expect(told?.text).toContain('They had 28 days to answer')
    expect(await keeperOf(petId)).toBe(register.people.idris)
  })

  test('can’t use the code of a request that was taken back', async () => {
    const { code, requestId, idris } = await askedByLetter(register)
    await idris.withdrawPetRequest({ requestId })
    expect(await check(code)).toMatchObject({ status: 404, code: 'noSuchCode' })
  })

  test('isn’t the implanter who registered the animal', async () => {
    const { code } = await askedByLetter(register)
    await register.db.insertInto('profile').values(customer(register.people.idris)).execute()
    const idris = await register.as('idris')
    expect(await idris.redeemTransferCode({ code })).toMatchObject({ code: 'toYourself' })
  })

  test.each(['', ' ', '0000000000', 'MOSS', 'ABCDE-FGHJK', "' or 1=1 --", '\u202e12345', 'x'.repeat(40)])(
    'a code that we never wrote opens nothing: %j',
    async (code) => {
      await askedByLetter(register)
      expect([400, 404]).toContain((await check(code)).status)
    },
  )
})

describe('while nobody has answered a letter', () => {
  test('the animal isn’t confirmed, a finder is told so, and a message reaches the implanter', async () => {
    const { chip, petId } = await askedByLetter(register)
    expect(await register.db.selectFrom('pet').select('status').where('id', '=', petId).executeTakeFirst()).toEqual({
      status: 'awaitingConfirmation',
    })
    const { data } = await register.stranger.publicChipInfo({ chipNumber: chip })
    expect(data).toMatchObject({ result: 'registeredHere', relay: true })
  })
})

function customer(accountId: string) {
  const now = register.clock.now()
  return { id: crypto.randomUUID(), accountId, type: 'Customer' as const, status: 'active' as const, statusAt: now, createdAt: now }
}
