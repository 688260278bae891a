import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAFF } from '#database/seed/staff.ts'
import type { Call } from '#platform/contract/call.ts'
import { newId } from '#platform/database/id.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { bookedWithDeposit } from '#src/testing/bookings.ts'
import { asked } from '#src/testing/claims.ts'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { handedToSomebody } from '#src/testing/rehomings.ts'
import { paidOrder } from '#src/testing/shop.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { argumentsOf, readArguments } from './commandline/arguments.ts'
import { exampleOf } from './commandline/help.ts'
import * as contract from './contract.ts'
import { SIDES } from './sides.ts'
import { isDecision } from './staffcall.ts'

let register: TestRegister
let mine: string
beforeAll(async () => {
  register = await testRegister()
  mine = await staffAccount(register)
})
afterAll(() => register.close())

const run = deskOf(() => register)
const decisions = Object.values<Call>(contract).filter(isDecision)
const fieldsOf = (call: Call) => argumentsOf(call).map(({ field }) => field)

/** What is nobody's: no one gains from it. */
const NOBODYS = new Set(['bannerId'])

test('every id in a decision says whose matter it is', () => {
  const ids = decisions.flatMap((call) => fieldsOf(call).filter((field) => field.endsWith('Id')))
  expect(ids.filter((field) => !(field in SIDES) && !NOBODYS.has(field))).toEqual([])
  expect(decisions.length).toBeGreaterThan(60)
})

/** The refusal of every decision about a thing, each as its example has it. */
async function refusalsAbout(field: string, value: string, more: Record<string, unknown> = {}) {
  const about = decisions.filter((call) => fieldsOf(call).includes(field))
  const codes = about.map(async (call) => {
    const { fields } = readArguments(call, exampleOf(call))
    const others = Object.entries(fields).filter(([name]) => !name.endsWith('Id'))
    const besides = Object.entries(more).filter(([name]) => fieldsOf(call).includes(name))
    const code = await run(call, { ...Object.fromEntries([...others, ...besides]), [field]: value }).then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )
    return `${call.name} ${code}`
  })
  return { found: await Promise.all(codes), expected: about.map(({ name }) => `${name} yourOwnMatter`) }
}

async function isRefused(field: string, value: string, more: Record<string, unknown> = {}) {
  const { found, expected } = await refusalsAbout(field, value, more)
  expect(found).toEqual(expected)
  expect(found.length).toBeGreaterThan(0)
}

test('nobody on our staff decides about their own account', async () => {
  await isRefused('email', STAFF.email, { accountId: mine })
})

test('nor a request for their own animal, from either side', async () => {
  const { requestId } = await asked(register)
  await register.db.updateTable('claim').set({ requesterId: mine }).where('id', '=', requestId).execute()
  await isRefused('requestId', requestId)
  const other = await asked(register)
  await register.db.updateTable('claim').set({ keeperId: mine }).where('id', '=', other.requestId).execute()
  await isRefused('requestId', other.requestId)
})

test('nor a rehoming or a visit of their own', async () => {
  const { rehomingId } = await handedToSomebody(register)
  await register.db.updateTable('rehoming').set({ toAccount: mine }).where('id', '=', rehomingId).execute()
  await isRefused('rehomingId', rehomingId)
  const { bookingId } = await bookedWithDeposit(register)
  await register.db.updateTable('booking').set({ customerId: mine }).where('id', '=', bookingId).execute()
  await isRefused('bookingId', bookingId)
})

test('nor money for themselves', async () => {
  const { paymentId } = await paid(register)
  await register.db.updateTable('payment').set({ accountId: mine }).where('id', '=', paymentId).execute()
  await isRefused('paymentId', paymentId)
  const { orderId } = await paidOrder(register)
  await register.db.updateTable('shopOrder').set({ accountId: mine }).where('id', '=', orderId).execute()
  await isRefused('orderId', orderId)
})

test('nor anything for an organisation they work for', async () => {
  const { orderId } = await paidOrder(register)
  const [now, id, organisationId] = [register.clock.now(), newId(), register.people.wilma]
  await register.db.updateTable('shopOrder').set({ accountId: organisationId }).where('id', '=', orderId).execute()
  const membership = { id, organisationId, memberId: mine, role: 'teamMember' as const, status: 'active' as const }
  await register.db
    .insertInto('membership')
    .values({ ...membership, statusAt: now, createdAt: now, expiresAt: now, joinedAt: now })
    .execute()
  await isRefused('orderId', orderId)
})

test('they read why, with the clause, and can still pack and send it', async () => {
  const { orderId } = await paidOrder(register)
  await register.db.updateTable('shopOrder').set({ accountId: mine }).where('id', '=', orderId).execute()
  await expect(run(contract.refuseShopReturn, { orderId, reason: 'Worn.' })).rejects.toMatchObject({
    message: 'You’re a side in this. Ask a colleague.',
    clause: 'STAFF-3',
  })
  expect(await run(contract.packShopOrder, { orderId })).toBeNull()
})

test('every field that names a matter is looked up without fail', async () => {
  const id = newId()
  for (const [field, accountsOf] of Object.entries(SIDES))
    await expect(accountsOf(field.endsWith('Id') ? id : '981100004701001').execute(register.db)).resolves.toMatchObject({ rows: {} })
})
