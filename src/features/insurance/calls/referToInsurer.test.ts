import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosen, quoted, quoteRow, SHARES, withoutInsurer } from '#src/testing/insurance.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const consent = { shares: SHARES, agrees: true, meetsNeeds: true }

test('what was agreed to is sent, and the keeper has the statement of demands and needs', async () => {
  const { keeper, quoteId } = await chosen(register)
  expect((await keeper.api.referToInsurer({ quoteId, ...consent })).data).toEqual({ status: 'referred' })
  expect(await quoteRow(register, quoteId)).toMatchObject({ status: 'referred', shared: SHARES })
  const sent = (await mailbox(register, keeper.email)).find(({ subject }) => subject?.startsWith('We’ve sent your application'))
  expect(sent?.text).toContain('You’ve told us you want lifetime cover for a dog, with up to £4,000 for vet fees and an excess of £99')
  expect(sent?.text).toContain('you’ve chosen it yourself')
  expect(sent?.text).toContain('pays us a commission')
  expect(sent?.text).toContain('We shared: your name, your e-mail address, your mobile number, your address, your pet’s name')
})

test('nothing is ticked for anyone, and the list must be the one that is sent', async () => {
  const { keeper, quoteId } = await chosen(register)
  const bare = await keeper.api.referToInsurer({ quoteId, shares: SHARES })
  expect(Object.keys(bare.fields ?? {}).sort()).toEqual(['agrees', 'meetsNeeds'])
  const fewer = { ...consent, shares: SHARES.slice(1) }
  expect(await keeper.api.referToInsurer({ quoteId, ...fewer })).toMatchObject({ status: 409, code: 'otherShares', clause: 'INS-5' })
  expect((await quoteRow(register, quoteId)).status).toBe('selected')
})

test('refuses another’s quote, one without a choice, and a person without an address', async () => {
  const { keeper, quoteId } = await chosen(register)
  const other = await confirmed(register)
  expect(await other.api.referToInsurer({ quoteId, ...consent })).toMatchObject({ status: 404, code: 'noSuchQuote' })
  const open = await quoted(register, other.api)
  expect(await other.api.referToInsurer({ quoteId: open.quoteId, ...consent })).toMatchObject({ status: 409, clause: 'INS-5' })
  await register.db.updateTable('account').set({ line1: null }).where('id', '=', keeper.id).execute()
  expect(await keeper.api.referToInsurer({ quoteId, ...consent })).toMatchObject({ status: 409, code: 'addressNeeded' })
})

test('refuses one whose start has passed, and one that’s 30 days old', async () => {
  const { keeper, quoteId } = await chosen(register)
  register.clock.turn({ days: 3 })
  expect(await keeper.api.referToInsurer({ quoteId, ...consent })).toMatchObject({ status: 409, code: 'startPassed' })
  await register.db.updateTable('insuranceQuote').set({ expiresAt: register.clock.now() }).where('id', '=', quoteId).execute()
  expect(await keeper.api.referToInsurer({ quoteId, ...consent })).toMatchObject({ status: 409, code: 'expired' })
})

test('sent twice at once, it goes once', async () => {
  const { keeper, quoteId } = await chosen(register)
  const both = await Promise.all([1, 2].map(() => keeper.api.referToInsurer({ quoteId, ...consent })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('without an insurer that’s authorised nothing is sent', async () => {
  const { keeper, quoteId } = await chosen(register)
  await withoutInsurer(register, async () =>
    expect(await keeper.api.referToInsurer({ quoteId, ...consent })).toMatchObject({ status: 503, code: 'notSelling' }),
  )
})
