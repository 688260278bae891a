import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askedByLetter } from '#src/testing/letters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { getKeeperLetter, takeByTelephone } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => {
  register.clock.turn({ minutes: 70 })
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'They rang us and read the code.'
const keeperOf = async (petId: string) =>
  register.db
    .selectFrom('pet')
    .innerJoin('account', 'account.id', 'pet.keeperId')
    .selectAll('account')
    .select('pet.status as petStatus')
    .where('pet.id', '=', petId)
    .executeTakeFirstOrThrow()

test('somebody who rings with the code of their letter is its keeper, without e-mail or mobile, and we write to them', async () => {
  const { code, petId, to, letterbox, idris } = await askedByLetter(register)
  expect(await run(getKeeperLetter, { letterCode: code })).toMatchObject({ name: to.name, landline: '+441295810123' })
  expect(await run(takeByTelephone, { letterCode: code.toLowerCase(), reason })).toEqual({ petName: 'Moss', keeper: to.name })
  expect(await keeperOf(petId)).toMatchObject({
    petStatus: 'awaitingPayment',
    name: to.name,
    line1: to.address.line1,
    postcode: to.address.postcode,
    landline: '+441295810123',
    mobile: null,
    email: expect.stringMatching(/@none\.invalid$/),
  })
  expect((await mailbox(register, letterbox)).at(-1)).toMatchObject({ channel: 'post', subject: 'You’re Moss’s keeper now' })
  expect((await register.outbox()).filter(({ recipient }) => recipient.endsWith('.invalid'))).toEqual([])
  expect((await idris.getImplanterImplantedChips({ query: '' })).data.items.find(({ petName }) => petName === 'Moss')).toMatchObject({
    state: 'registered',
    keeper: null,
  })
  for (const call of [() => run(takeByTelephone, { letterCode: code, reason }), () => run(getKeeperLetter, { letterCode: code })])
    await expect(call()).rejects.toMatchObject({ code: 'codeUsed' })
})

test('nobody signs in to an account without e-mail, with any password', async () => {
  const { code, petId } = await askedByLetter(register)
  await run(takeByTelephone, { letterCode: code, reason })
  const { email } = await keeperOf(petId)
  for (const password of ['x', 'paddock lantern biscuit']) expect((await register.stranger.login({ email, password })).status).not.toBe(200)
})

test('what happened to the animal stands in its keeper’s name, what we did in ours, and the code nowhere', async () => {
  const { code, petId } = await askedByLetter(register)
  await run(takeByTelephone, { letterCode: code, reason })
  const events = await register.db.selectFrom('event').selectAll().execute()
  expect(events.find(({ subjectId, move }) => subjectId === petId && move === 'changeKeeper')).toMatchObject({ byRole: 'recipient' })
  expect(events.find(({ move }) => move === 'takeByTelephone')).toMatchObject({ byRole: 'Staff', facts: { reason } })
  expect(JSON.stringify(events)).not.toContain(code)
})

test('somebody with an account has the animal there; whose account it isn’t, is refused', async () => {
  const keeper = await joinReachable(register)
  const { code, petId } = await askedByLetter(register)
  const asked = { letterCode: code, reason }
  for (const [email, refusal] of [
    ['nobody@example.org', 'noSuchAccount'],
    ['wilma@homeward.example', 'notCustomer'],
    ['idris@homeward.example', 'toYourself'],
  ] as const) {
    if (refusal === 'toYourself') await register.db.insertInto('profile').values(customer(register.people.idris)).execute()
    await expect(run(takeByTelephone, { ...asked, email })).rejects.toMatchObject({ code: refusal })
  }
  await run(takeByTelephone, { ...asked, email: keeper.email })
  expect((await keeperOf(petId)).id).toBe(keeper.id)
})

test('an animal that can’t change hands now is refused: notNow', async () => {
  const { code, petId } = await askedByLetter(register)
  await register.db.updateTable('offer').set({ fromAccount: register.people.wilma }).where('petId', '=', petId).execute()
  await expect(run(takeByTelephone, { letterCode: code, reason })).rejects.toMatchObject({ code: 'notNow' })
  expect((await keeperOf(petId)).id).toBe(register.people.idris)
})

test('an unknown code, one whose time is over, and one whose address we no longer have are refused', async () => {
  await expect(run(takeByTelephone, { letterCode: 'ABCDE-FGHJK', reason })).rejects.toMatchObject({ code: 'noSuchCode' })
  await expect(run(getKeeperLetter, { letterCode: 'ABCDE-FGHJK' })).rejects.toMatchObject({ code: 'noSuchCode' })
  const { code, petId } = await askedByLetter(register)
  await register.db.deleteFrom('keeperToBe').where('petId', '=', petId).execute()
  await expect(run(takeByTelephone, { letterCode: code, reason })).rejects.toMatchObject({ code: 'noAddress' })
  register.clock.turn({ days: 29 })
  await expect(run(takeByTelephone, { letterCode: code, reason })).rejects.toMatchObject({ code: 'noSuchCode' })
  await expect(run(getKeeperLetter, { letterCode: code })).rejects.toMatchObject({ code: 'noSuchCode' })
})

test('a finder’s first message reaches somebody without e-mail on paper, and a lookup alone posts nothing', async () => {
  const { code, chip, letterbox } = await askedByLetter(register)
  await run(takeByTelephone, { letterCode: code, reason })
  const before = (await mailbox(register, letterbox)).length
  await register.stranger.publicChipInfo({ chipNumber: chip })
  expect(await mailbox(register, letterbox)).toHaveLength(before)
  // An address gets two letters a day.
  register.clock.turn({ days: 1 })
  const told = await register.stranger.addMicrochipLookup({ chipNumber: chip, message: 'I have him.', finderEmail: 'fay@example.org' })
  expect(told.status).toBe(200)
  const letters = await mailbox(register, letterbox)
  expect(letters).toHaveLength(before + 1)
  expect(letters.at(-1)?.text).toMatch(/^Dear Mary Jones,[^]*Call us on/)
})

function customer(accountId: string) {
  const now = register.clock.now()
  return { id: crypto.randomUUID(), accountId, type: 'Customer' as const, status: 'active' as const, statusAt: now, createdAt: now }
}
