import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** Something that was sent to a webhook of its own. */
async function sent() {
  const partner = await verifiedImplanter(register, {})
  const { webhookId } = (await partner.api.createWebhook({ url: 'https://partner.example/hook' })).data
  const [id, at] = [newId(), register.clock.now()]
  await register.db
    .insertInto('webhookDelivery')
    .values({ id, webhookId, eventId: newId(), type: 'chip.registered', chipNumber: '985121004515220', at, deliveredAt: at })
    .execute()
  return { ...partner, deliveryId: id }
}

test('what was sent is sent again, and only by its holder: noSuchDelivery', async () => {
  const { api, deliveryId } = await sent()
  const idris = await register.as('idris')
  for (const id of [deliveryId, newId()])
    expect(await idris.replayWebhook({ deliveryId: id })).toMatchObject({ status: 404, code: 'noSuchDelivery' })
  expect((await api.replayWebhook({ deliveryId })).status).toBe(200)
  const { nextTryAt } = await register.db
    .selectFrom('webhookDelivery')
    .select('nextTryAt')
    .where('id', '=', deliveryId)
    .executeTakeFirstOrThrow()
  expect(nextTryAt).toEqual(register.clock.now())
})

test('what was delivered 90 days ago is removed, and what is newer or waits stays', async () => {
  const { deliveryId } = await sent()
  const waiting = await sent()
  await waiting.api.replayWebhook({ deliveryId: waiting.deliveryId })
  register.clock.turn({ days: 91 })
  const fresh = await sent()
  await register.runJob('forgetSearches', {})
  const left = (await register.db.selectFrom('webhookDelivery').select('id').execute()).map(({ id }) => id)
  expect(left).toEqual(expect.arrayContaining([waiting.deliveryId, fresh.deliveryId]))
  expect(left).not.toContain(deliveryId)
})
