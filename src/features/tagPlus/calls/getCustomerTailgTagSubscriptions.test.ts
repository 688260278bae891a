import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { daysPass, NEVER_PAYS, signedInAnew, subscriber } from '#src/testing/subscriptions.ts'
import { scan, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('each sees their own, and who has none is offered the trial', async () => {
  await subscriber(register)
  const { api } = await confirmed(register)
  expect((await api.getCustomerTailgTagSubscriptions({})).data).toEqual({ subscriptions: [], trialDays: 30, hasCard: false })
})

test('who does not pay is asked for 14 days, keeps it so long, and loses nothing that is free', async () => {
  const holder = await subscriber(register, { card: NEVER_PAYS })
  const { email, subscriptionId } = holder
  const standing = async () =>
    (await (await signedInAnew(register, holder)).getCustomerTailgTagSubscriptions({})).data.subscriptions.find(
      ({ id }) => id === subscriptionId,
    )
  await daysPass(register, 30)
  expect(await standing()).toMatchObject({ status: 'pastDue', works: true, nextCharge: null })
  await daysPass(register, 13)
  expect(await standing()).toMatchObject({ status: 'pastDue', works: true })
  await daysPass(register, 2)
  expect(await standing()).toMatchObject({ status: 'lapsed', works: false })
  const subjects = (await mailbox(register, email)).map(({ subject }) => subject ?? '')
  expect(subjects.filter((subject) => /couldn’t take|ends in|has ended/.test(subject))).toEqual([
    'We couldn’t take your payment for TailTag Plus',
    'TailTag Plus ends in 9 days',
    'TailTag Plus ends in 4 days',
    'TailTag Plus ends in 1 day',
    'Your TailTag Plus has ended',
  ])
})

test('text messages for every scan come with TailTag Plus; without it an e-mail does, and both while the pet is missing', async () => {
  const { keeper, petId, token } = await taggedDog(register)
  const { db, clock } = register
  await db.updateTable('account').set({ mobileVerifiedAt: clock.now() }).where('id', '=', keeper.id).execute()
  const { mobile } = await db.selectFrom('account').select('mobile').where('id', '=', keeper.id).executeTakeFirstOrThrow()
  const texts = async () => (await mailbox(register, mobile ?? '')).filter(({ text }) => text.includes('scanned')).length
  await scan(register, token, { placeWords: 'Mill Lane' })
  expect((await newestTo(register, keeper.email)).subject).toContain('scanned')
  expect(await texts()).toBe(0)
  await db.updateTable('pet').set({ status: 'missing' }).where('id', '=', petId).execute()
  await scan(register, token, { placeWords: 'Mill Lane' })
  expect(await texts()).toBe(1)
})
