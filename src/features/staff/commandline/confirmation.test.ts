import { createInterface } from 'node:readline/promises'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import type { Call } from '#platform/contract/call.ts'
import { findHandler } from '#platform/server/find.ts'
import { paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { staffAccount } from '#src/testing/staff.ts'
import { onlyBatch } from '#src/testing/stafforders.ts'
import { paidByCard } from '#src/testing/stock.ts'
import * as contract from '../contract.ts'
import { answerOf, confirm, consequenceText, isFinal, type Terminal } from './confirmation.ts'
import { withWholeIds } from './ids.ts'
import { proveWhoActs } from './proof.ts'
import { rehearse } from './rehearsal.ts'
import { shortId } from './shortid.ts'
import { thingsNamed } from './things.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** Everything that a call would do, as it is shown before it is done. */
async function shownOf(call: Call, typed: Record<string, unknown>) {
  const { db, serving, clock } = register
  const who = { id: await staffAccount(register), name: STAFF.name, email: STAFF.email, roles: ['Staff' as const], sessionId: 'test' }
  const fields = await withWholeIds(db, call, typed)
  const asking = { fields, file: null, who, now: clock.now(), address: 'test' }
  const outcome = await rehearse(await findHandler(call), asking, serving)
  return consequenceText({ call, fields, named: await thingsNamed(db, fields), outcome })
}

const shown = (typed: Record<string, unknown>) => shownOf(contract.refundPayment, typed)

const terminalThat = (answer: string, isInteractive = true) => {
  const said: string[] = []
  return {
    said,
    isInteractive,
    say: (text: string) => void said.push(text),
    ask: async () => answer,
    askSecret: async () => answer,
  } satisfies Terminal & {
    said: string[]
  }
}

test('a refund shows how much, of what, whose, and what’s left, and changes nothing before the yes', async () => {
  const { paymentId, email } = await paid(register)
  const text = await shown({ paymentId: shortId(paymentId), pence: 500, reason: 'It took too long.' })
  expect(text).toContain(`(${email}); £15 is left of £15`)
  expect(text).toMatch(/Amount: +£5\n/)
  expect(text).toMatch(/Reason: +It took too long\.\n/)
  expect(await register.db.selectFrom('refund').select('id').where('paymentId', '=', paymentId).execute()).toEqual([])
  expect(await shown({ paymentId, everything: true, reason: 'Late' })).toMatch(/What will come of it:\n +Amount: +£15\n/)
  const large = await paid(register, 'single', 20)
  const proposed = await shown({ paymentId: large.paymentId, pence: 20_001, reason: 'Late' })
  expect(proposed).not.toContain('Proposal id')
  expect(proposed).toMatch(/Approval: +Needed: it’s more than £200 of this payment in all/)
  expect(await shown({ paymentId: large.paymentId, pence: 20_000, reason: 'Late' })).not.toContain('Approval')
  await expect(shown({ paymentId, pence: 1501, reason: 'Late' })).rejects.toMatchObject({ code: 'tooMuch' })
})

test('giving credits asks with how many and to whom, and how it’s undone; no command of the rehearsal is shown', async () => {
  const text = await shownOf(contract.giveCredits, { email: PEOPLE.anna.email, quantity: 12, source: 'manual', reason: 'We were slow.' })
  expect(text).toContain(`${PEOPLE.anna.name} (${PEOPLE.anna.email})`)
  expect(text).toMatch(/Quantity: +12\n/)
  expect(text).toContain('You can take back the credits they haven’t used with revoke-credits.')
  expect(text).not.toContain('npm run staff')
  expect(await register.db.selectFrom('creditBatch').select('id').where('accountId', '=', register.people.anna).execute()).toEqual([])
})

test('sending chips asks with what goes to whom and how, and nothing is sent before the yes', async () => {
  await onlyBatch(register)
  const { orderId, email } = await paidByCard(register)
  const text = await shownOf(contract.dispatchChipOrder, { orderId: shortId(orderId), carrier: 'DPD', tracking: 'AB 1' })
  expect(text).toMatch(new RegExp(`Order: +25 microchips for .* \\(${email}\\)`))
  expect(text).toMatch(/Tracking: +AB 1\n/)
  expect(text).toContain('correct-tracking corrects the tracking number')
  const { status } = await register.db.selectFrom('chipOrder').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()
  expect(status).toBe('allocated')
})

test('a key that only a rehearsal has made is not shown', () => {
  const text = consequenceText({
    call: contract.giveRegisterKey,
    fields: { code: 'petlog' },
    named: new Map(),
    outcome: { code: 'petlog', key: 'made-in-vain' },
  })
  expect(text).toContain('petlog')
  expect(text).not.toContain('made-in-vain')
})

test('only a yes goes on', async () => {
  const yes = terminalThat(' Yes ')
  await confirm(yes, 'Refund £5.')
  expect(yes.said).toEqual(['Refund £5.'])
  for (const answer of ['', 'y', 'no', 'yes please'])
    await expect(confirm(terminalThat(answer), 'Refund £5.')).rejects.toThrow('Nothing was changed.')
  await expect(confirm(terminalThat('y'), 'Refund £5.')).rejects.toThrow('Type yes in full')
  await expect(confirm(terminalThat('yes', false), 'Refund £5.')).rejects.toThrow('add --yes in a script')
})

test('approving takes the password of the account that approves, at a terminal', async () => {
  const { db, services, people } = register
  const who = { id: people.anna, name: PEOPLE.anna.name, email: PEOPLE.anna.email, roles: ['Staff' as const], sessionId: 'test' }
  const prove = (call: Call, terminal: Terminal) => proveWhoActs(call, who, { terminal, db, passwords: services.passwords })
  await prove(contract.approveRefund, terminalThat(PASSWORD))
  await prove(contract.refundPayment, terminalThat('', false))
  await expect(prove(contract.approveRefund, terminalThat('guess'))).rejects.toThrow('isn’t the password of this account')
  await expect(prove(contract.approveRefund, { ...terminalThat(''), askSecret: async () => null })).rejects.toThrow(
    'Stopped. Nothing was changed.',
  )
  await expect(prove(contract.approveRefund, terminalThat(PASSWORD, false))).rejects.toThrow('Run this at a terminal')
})

test('whatever refuses, revokes, resolves, removes, sends or pays back asks first', () => {
  const final = Object.values(contract).filter(({ name }) =>
    /^(refuse|revoke|resolve|remove|reset|refund|release|accept|approve|cancel|close|end|hide|lose|strike|answer|appoint|decide|record[MP]|dispatch|send|correct|giveC)/.test(
      name,
    ),
  )
  expect(final.length).toBeGreaterThan(25)
  expect(final.filter((call) => !isFinal(call)).map(({ name }) => name)).toEqual([])
})

test('a number of characters that two things share is refused', async () => {
  const [one, other] = [await paid(register), await paid(register)]
  const ending = 'aaaaaaaa'
  const taken = (id: string) => `${id.slice(0, -8)}${ending}`
  await register.asOwner(
    'alter table refund_proposal drop constraint refund_proposal_payment_id_fkey',
    'set session_replication_role = replica',
    ...[one, other].map(({ paymentId }) => `update payment set id = '${taken(paymentId)}' where id = '${paymentId}'`),
  )
  const { data: sent } = await (await register.as('anna')).saveContactus({
    topic: 'tag',
    name: 'Orla Quince',
    email: 'orla@example.org',
    text: 'Where is it?',
  })
  const message = await register.db
    .selectFrom('contactMessage')
    .select('id')
    .where('reference', '=', sent.reference)
    .executeTakeFirstOrThrow()
  const typedReference = { messageId: sent.reference.toLowerCase() }
  expect(await withWholeIds(register.db, contract.answerContactMessage, typedReference)).toMatchObject({ messageId: message.id })
  await expect(withWholeIds(register.db, contract.answerContactMessage, { messageId: 'HW-none' })).rejects.toThrow(
    'There’s no message with',
  )
  await expect(withWholeIds(register.db, contract.refundPayment, { paymentId: ending })).rejects.toThrow(
    'several things have an id that ends in',
  )
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s at a question is no yes, and says that nothing was changed', async (_key, typed) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const lines = createInterface({ input, output, terminal: true })
  const ask = () => {
    const answer = answerOf(lines, 'Type yes to go on: ')
    input.write(typed)
    return answer
  }
  await expect(confirm({ ...terminalThat(''), ask }, 'Refund £5.')).rejects.toThrow('Stopped. Nothing was changed.')
})

test('what a decision leads to is shown in words', async () => {
  const text = consequenceText({
    call: contract.resolveClaim,
    fields: { side: 'keeper' },
    named: new Map(),
    outcome: { status: 'settledKeeper' },
  })
  expect(text).toMatch(/Status: +resolved for the keeper\n/)
})
