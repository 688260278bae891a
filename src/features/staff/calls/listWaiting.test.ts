import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import { organisation } from '#src/testing/applicants.ts'
import { asked } from '#src/testing/claims.ts'
import { chipped, haveChips, verifiedImplanter } from '#src/testing/implants.ts'
import { paid } from '#src/testing/paying.ts'
import { smallPicture } from '#src/testing/picture.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { onlyBatch, received } from '#src/testing/stafforders.ts'
import { decideBatch, listWaiting, refundPayment, resolveClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

const pile = async (what: string) => (await run(listWaiting, {})).items.find((one) => one.what === what)

test('what Staff have to do is counted by kind, with how long the first has waited, when it’s due and the command that lists it', async () => {
  expect(await pile('Keepership requests to decide')).toBeUndefined()
  const { anna, requestId } = await asked(register, { pet: { name: 'Nettle' } })
  await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'inDispute' })
  const now = register.clock.now()
  expect(await pile('Keepership requests to decide')).toEqual({
    what: 'Keepership requests to decide',
    count: 1,
    since: now.toISOString(),
    due: later(now, { hours: 48 }).toISOString(),
    next: ['npm run staff -- list-claims'],
  })
  await run(resolveClaim, { requestId, side: 'keeper', reason: 'The contract shows it.' })
  expect(await pile('Keepership requests to decide')).toBeUndefined()
})

test('what people write to us by the forms waits to be answered, within 14 days', async () => {
  expect(await pile('Messages to us')).toBeUndefined()
  const anna = await register.as('anna')
  await anna.saveContactus({ topic: 'tag', name: 'Anna', email: 'anna@homeward.example', text: 'Where’s my tag?' })
  const now = register.clock.now()
  expect(await pile('Messages to us')).toEqual({
    what: 'Messages to us',
    count: 1,
    since: now.toISOString(),
    due: later(now, { days: 14 }).toISOString(),
    next: ['npm run staff -- list-contact-messages'],
  })
})

test('a professional is to be answered within two days once they’ve sent evidence', async () => {
  const { api } = await organisation(register, 'Mill Lane Rescue')
  const applied = register.clock.now()
  expect(await pile('Professionals to verify')).toMatchObject({ count: 1, due: null })
  const file = { bytes: await smallPicture(), name: 'letter.png' }
  const sent = await api.uploadFile({ purpose: 'evidence' }, { file })
  await api.sendEvidence({ profileType: 'Welfare', fileIds: [sent.data.fileId] })
  expect(await pile('Professionals to verify')).toMatchObject({ count: 1, due: later(applied, { days: 2 }).toISOString() })
})

test('money and questions are counted too', async () => {
  const { paymentId } = await paid(register, 'single', 20)
  await run(refundPayment, { paymentId, pence: 25_000, reason: 'It never worked.' })
  expect(await pile('Refunds to approve')).toMatchObject({ count: 1, due: null, next: ['npm run staff -- list-refund-proposals'] })
  const anna = await register.as('anna')
  await anna.startConversation({ text: 'How do I move my records?' })
  expect(await pile('Questions to our support team')).toMatchObject({ count: 1, next: ['npm run staff -- list-questions'] })
})

test('chips that never came, batches to decide about and animals that nobody has confirmed are counted', async () => {
  await onlyBatch(register)
  await received(register, 2)
  expect(await pile('Orders with chips reported missing')).toMatchObject({ count: 1, next: ['npm run staff -- list-chip-orders'] })

  const { code } = await haveChips(register)
  await run(decideBatch, { code, decision: 'freeze', reason: 'Two were silent.' })
  expect(await pile('Batches that need a decision')).toMatchObject({ count: 1, since: register.clock.now().toISOString() })

  const { api } = await verifiedImplanter(register, {})
  await api.registerChip(chipped(freshChip()))
  expect(await pile('Chipped animals no keeper has confirmed in 30 days')).toBeUndefined()
  register.clock.turn({ days: 30 })
  expect(await pile('Chipped animals no keeper has confirmed in 30 days')).toMatchObject({ count: 1 })
})

test('all that wait are counted, also where a list shows only the first', async () => {
  const { id: threadId } = await register.db.selectFrom('thread').select('id').where('about', '=', 'support').executeTakeFirstOrThrow()
  const before = (await pile('Conversations that were reported'))?.count ?? 0
  const at = register.clock.now()
  // One conversation stands for many here.
  await register.asOwner('drop index thread_report_open')
  const reports = Array.from({ length: 60 }, (_, index) => ({ id: newId(), threadId, side: 'guest' as const, why: `Rude, ${index}`, at }))
  await register.db.insertInto('threadReport').values(reports).execute()
  expect(await pile('Conversations that were reported')).toMatchObject({ count: before + 60, since: at.toISOString() })
})
