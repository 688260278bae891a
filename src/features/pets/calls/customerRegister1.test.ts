import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip, guest } from '#src/testing/animals.ts'
import { haveChips } from '#src/testing/implants.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const api = (input: object) => register.stranger.customerRegister1(input, { address: freshAddress() })

test('a guest who chooses a plan has an account, a pet that awaits payment, and the sum that is due', async () => {
  const reply = await api({ ...(await guest(register)), plan: 'single' })
  expect(reply).toMatchObject({
    status: 200,
    message: 'Your pet can already be found',
    data: { petName: 'Biscuit', payment: { amount: { pence: 1500, currency: 'GBP' }, plan: 'One pet, for life' } },
  })
  const due = await register.db.selectFrom('purchase').selectAll().where('id', '=', reply.data.payment.purchaseId).executeTakeFirst()
  expect(due).toMatchObject({ accountId: reply.data.userId, petId: reply.data.petId, planCode: 'single', pence: 1500 })
})

test('a pet that awaits payment is found by its chip at once, like any other', async () => {
  const chipNumber = freshChip()
  await api({ ...(await guest(register, { pet: { chipNumber } })), plan: 'household' })
  const found = await register.stranger.publicChipInfo({ chipNumber })
  expect(found.data).toMatchObject({ result: 'registeredHere', relay: true })
})

test('the keeper is told that the pet can be found and what is still to be done', async () => {
  const form = await guest(register, { pet: { name: 'Teasel' } })
  await api({ ...form, plan: 'single' })
  const letters = await mailbox(register, form.keeper.email)
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    'A pet has been registered with this address',
    'Confirm your e-mail address',
  ])
})

test('the sum comes from our list of plans, whatever the browser says', async () => {
  const reply = await api({ ...(await guest(register)), plan: 'single', pence: 1 })
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.fields)).toEqual(['pence'])
})

test.each([
  ['chipTaken', async () => ({ pet: { chipNumber: await takenChip() } })],
  ['ofOurStock', async () => ({ pet: { chipNumber: (await haveChips(register)).unsold } })],
  ['signInInstead', async () => ({ keeper: { email: PEOPLE.bryony.email } })],
  ['captchaFailed', async () => ({ keeper: { captcha: 'bm9wZQ==' } })],
  ['breedUnknown', async () => ({ pet: { breed: { kind: 'breed' as const, breedId: 'gruffalo' } } })],
  ['bornInFuture', async () => ({ pet: { bornOn: '2031-01-01' } })],
  ['bornTooLongAgo', async () => ({ pet: { bornOn: '1950-01-01' } })],
  ['implantDateWrong', async () => ({ pet: { implant: { implantedOn: '2031-01-01' } } })],
  ['noSuchPhoto', async () => ({ pet: { photoId: newId() } })],
  ['heldElsewhere', async () => ({ pet: { chipNumber: await chipHeldElsewhere() } })],
])('%s leaves neither an account nor a pet nor a debt', async (code, over) => {
  const form = await guest(register, { pet: { name: 'Never' }, ...(await over()) })
  const before = await debts()
  const reply = await api({ ...form, plan: 'single' })
  expect(reply.code).toBe(code)
  expect(reply.message).toMatch(/^[A-Z]/)
  expect(await debts()).toBe(before)
  expect(await register.db.selectFrom('pet').select('id').where('name', '=', 'Never').execute()).toEqual([])
})

const debts = async () => (await register.db.selectFrom('purchase').select('id').execute()).length

async function takenChip(): Promise<string> {
  const chipNumber = freshChip()
  await api({ ...(await guest(register, { pet: { chipNumber } })), plan: 'single' })
  return chipNumber
}

async function chipHeldElsewhere(): Promise<string> {
  const chipNumber = freshChip()
  const peer = await startDemoPeer({ name: 'Fernside', holds: new Set([chipNumber]) })
  await register.db
    .insertInto('otherRegister')
    .values({ code: 'fernside', name: 'Fernside', askUrl: peer.url, checkedOn: '2026-03-01' })
    .execute()
  return chipNumber
}
