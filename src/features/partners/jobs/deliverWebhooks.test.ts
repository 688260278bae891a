import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeNow, listenOnLoopback } from '#adapters/http/loopback.ts'
import { accountLife } from '#features/accounts/lifecycle.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { haveKey } from '#src/testing/partners.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

interface Got {
  headers: Record<string, unknown>
  body: string
}

let register: TestRegister
let url: string
let status = 200
const got: Got[] = []
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  got.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
  response.writeHead(status).end()
})
beforeAll(async () => {
  register = await testRegister()
  url = await listenOnLoopback(server)
})
beforeEach(() => {
  status = 200
  got.length = 0
  register.clock.turn({ minutes: 70 })
})
afterAll(() => Promise.all([register.close(), closeNow(server)]))

const run = () => register.runJob('deliverWebhooks', {})
const types = () => got.map(({ body }) => JSON.parse(body).type)

/** A chip that a partner's software registered and whose keeper has said yes; and the partner's webhook. */
async function confirmed() {
  const partner = await verifiedImplanter(register, {})
  const { data: webhook } = await partner.api.createWebhook({ url })
  const { key } = await haveKey(partner.api)
  const [chip, keeper] = [freshChip(), await joinConfirmed(register)]
  const headers = { authorization: `Bearer ${key}` }
  const payload = chipped(chip, { to: { email: keeper.email } })
  await register.app.inject({ method: 'POST', url: '/api/partner/v1/registrations', headers, payload })
  const [request] = (await keeper.api.getPetRequests({})).data.items
  await keeper.api.customerAcceptRejectPetRequest({ requestId: request?.id ?? '', answer: 'accept' })
  const { petId } = await register.db.selectFrom('chip').select('petId').where('number', '=', chip).executeTakeFirstOrThrow()
  return { partner, webhook, chip, keeper, petId }
}

const signed = (secret: string, { headers, body }: Got) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

test('a partner is told, signed, what becomes of a chip that it registered, and nothing about a person', async () => {
  const { webhook, chip, keeper, petId } = await confirmed()
  await keeper.api.updatePetStatus({ petId, status: 'missing' })
  await keeper.api.updatePetStatus({ petId, status: 'found' })
  await run()
  expect(types().sort()).toEqual(['chip.keeperChanged', 'chip.registered', 'chip.reportedFound', 'chip.reportedMissing'])
  for (const one of got) {
    expect(one.headers['webhook-signature']).toBe(signed(webhook.secret, one))
    expect(JSON.parse(one.body)).toEqual({
      id: one.headers['webhook-id'],
      type: expect.any(String),
      timestamp: expect.any(String),
      data: { chipNumber: chip },
    })
  }
  await run()
  expect(got).toHaveLength(4)
})

test('another partner hears nothing of it', async () => {
  const other = await verifiedImplanter(register, {})
  const { data } = await other.api.createWebhook({ url })
  await confirmed()
  expect((await other.api.webhookDeliveries({ webhookId: data.webhookId })).data.total).toBe(0)
})

test('a receiver that is down for a day gets everything once it is up', async () => {
  status = 503
  const { partner, webhook, chip } = await confirmed()
  for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
    await run()
    register.clock.turn({ minutes: 30 })
  }
  expect(new Set(types()).size).toBe(2)
  expect(got.filter(({ body }) => body.includes(chip)).length).toBeLessThan(20)
  status = 200
  for (let hours = 0; hours < 24; hours += 1) {
    register.clock.turn({ minutes: 60 })
    await run()
  }
  const { items } = (await partner.api.webhookDeliveries({ webhookId: webhook.webhookId })).data
  await expectSorts((sort) => partner.api.webhookDeliveries({ webhookId: webhook.webhookId, sort }), 'at')
  expect(items.map(({ lastAnswer, nextTryAt, deliveredAt }) => [lastAnswer, nextTryAt, deliveredAt !== null])).toEqual([
    ['200', null, true],
    ['200', null, true],
  ])
})

test('after 5 days without an answer a webhook is switched off, its holder told, and switched on again it is tried again', async () => {
  status = 500
  const { partner, webhook } = await confirmed()
  for (let hours = 0; hours < 24 * 6; hours += 4) {
    await run()
    register.clock.turn({ minutes: 240 })
  }
  const { items } = (await partner.api.webhooks({})).data
  expect(items).toMatchObject([{ status: 'off', can: { switchOn: true } }])
  expect((await newestTo(register, partner.email)).subject).toBe('We’ve switched off a webhook of yours')
  status = 200
  got.length = 0
  const { data: sent } = await partner.api.webhookDeliveries({ webhookId: webhook.webhookId })
  for (const { id } of sent.items) await partner.api.replayWebhook({ deliveryId: id })
  await run()
  expect(got).toEqual([])
  await partner.api.updateWebhook({ webhookId: webhook.webhookId, now: 'switchOn' })
  await run()
  expect(got).toHaveLength(2)
})

test('nothing is sent for an account that is closed', async () => {
  const { partner } = await confirmed()
  await asProvider(register, async ({ transition }) => {
    await transition(accountLife, 'close', partner.id, 'holder')
    await transition(accountLife, 'end', partner.id, 'clock')
  })
  await run()
  expect(got).toEqual([])
})

test('for a day messages are signed with the old secret as well as the new', async () => {
  const { partner, webhook } = await confirmed()
  const { webhookId, secret: former } = webhook
  const secret = (await partner.api.updateWebhook({ webhookId, now: 'rotateSecret' })).data.secret ?? ''
  await run()
  const [both] = got.splice(0)
  if (!both) throw new Error('nothing came')
  expect(both.headers['webhook-signature']).toBe(`${signed(secret, both)} ${signed(former, both)}`)
  register.clock.turn({ minutes: 25 * 60 })
  const [delivery] = (await partner.api.webhookDeliveries({ webhookId })).data.items
  await partner.api.replayWebhook({ deliveryId: delivery?.id ?? '' })
  await run()
  expect(got.map((one) => one.headers['webhook-signature'] === signed(secret, one))).toEqual([true])
  expect(got[0]?.headers['webhook-id']).toBe(delivery?.id)
})
