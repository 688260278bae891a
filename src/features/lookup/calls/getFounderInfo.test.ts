import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { haveAgreed } from '#src/testing/agreed.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'fay@example.org', '+447700900201')
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())
beforeEach(() => register.clock.turn({ hours: 2 }))

const leave = async (more: object = {}) =>
  (await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.', ...more })).data

test('the keeper reads what the finder left: message, name and place, but no address to reach them by', async () => {
  const place = { kind: 'precise', lat: 52.05, lng: -2.71, accuracyMetres: 12 }
  const left = { finderName: 'Fay', finderEmail: 'fay@example.org', finderMobile: '07700 900201', place, placeWords: 'By the weir' }
  const { lookupId, threadId } = await leave(left)
  const anna = await register.as('anna')
  const { data } = await anna.getFounderInfo({ lookupId })
  expect(data).toMatchObject({
    lookupId,
    threadId,
    petName: 'Bramble',
    finderName: 'Fay',
    finderIsTold: 'by e-mail',
    place,
    placeWords: 'By the weir',
  })
  expect(JSON.stringify(data)).not.toMatch(/fay@example|900201/)
})

test('reading marks the finder’s lines as read, and not the keeper’s own', async () => {
  const { lookupId, threadId } = await leave()
  const anna = await register.as('anna')
  await anna.sendMessage({ threadId, text: 'Where are you?' })
  const { data } = await anna.getFounderInfo({ lookupId })
  expect(data.messages.map(({ side, readAt }) => [side, readAt !== null])).toEqual([
    ['guest', true],
    ['host', false],
  ])
})

test.each([
  [{ finderEmail: 'fay@example.org' }, 'by e-mail'],
  [{ finderMobile: '07700 900201' }, 'by text message'],
  [{}, 'on the page only'],
])('a finder who left %j is told %s', async (more, told) => {
  const { lookupId } = await leave(more)
  const { data } = await (await register.as('anna')).getFounderInfo({ lookupId })
  expect(data.finderIsTold).toBe(told)
})

test('somebody else’s lookup is not found, exactly as one that does not exist', async () => {
  const { lookupId } = await leave()
  const toby = await register.as('toby')
  const theirs = await toby.getFounderInfo({ lookupId })
  const none = await toby.getFounderInfo({ lookupId: '0199a1f2-0000-7000-8000-000000000000' })
  expect([theirs.status, theirs.code]).toEqual([404, 'notYours'])
  expect([none.status, none.code, none.message]).toEqual([theirs.status, theirs.code, theirs.message])
})
