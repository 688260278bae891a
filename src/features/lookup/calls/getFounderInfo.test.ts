import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { haveAgreed } from '#src/testing/agreed.ts'
import { inCouncil } from '#src/testing/litters.ts'
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

test('where a rescue that we’ve checked wrote, the keeper reads who it is, how to reach it and until when it holds their pet', async () => {
  const wilma = await register.as('wilma')
  const anna = await register.as('anna')
  const { threadId, petId } = (
    await wilma.holdAnimal({ chipNumber: CHIP, intake: { cameOn: '2026-03-27', kind: 'stray', ...inCouncil('2026-03-27') } })
  ).data
  const tasks = (await anna.getTasks()).data.items
  expect(tasks.find(({ kind }) => kind === 'inCare')?.title).toMatch(/^Kiln Road Rescue holds Bramble for you until \d+ April 2026$/)
  expect(tasks.find(({ kind, id }) => kind === 'message' && id === threadId)?.title).toBe(
    'Kiln Road Rescue sent you a message about Bramble',
  )
  expect((await anna.getFounderInfo({ threadId })).data).toMatchObject({
    finderName: 'Kiln Road Rescue',
    rescue: {
      organisation: 'Kiln Road Rescue',
      phone: expect.stringMatching(/^0/),
      held: { until: expect.any(String), wantedOn: null, collectBy: null, isGivingUp: false, isStrayDog: true },
    },
  })
  expect((await anna.conversation({ threadId })).data.other).toMatchObject({ name: 'Kiln Road Rescue', role: 'organisation' })
  expect((await wilma.conversation({ threadId })).data).toMatchObject({ organisation: 'Kiln Road Rescue', other: { role: 'keeper' } })
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })
})

test('where somebody gave it up there, the keeper is asked whether they agree, and reads nothing of a stray', async () => {
  const [wilma, anna] = [await register.as('wilma'), await register.as('anna')]
  const intake = { cameOn: '2026-03-27', kind: 'surrender', givenUpBy: 'Marta Lewis' } as const
  const { threadId, petId } = (await wilma.holdAnimal({ chipNumber: CHIP, intake })).data
  expect((await anna.getFounderInfo({ threadId })).data.rescue?.held).toMatchObject({ until: null, isGivingUp: true, isStrayDog: false })
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })
})

test('of a finder, nothing of the kind', async () => {
  const { lookupId } = await leave()
  expect((await (await register.as('anna')).getFounderInfo({ lookupId })).data.rescue).toBeNull()
})

test('somebody else’s lookup is not found, exactly as one that does not exist', async () => {
  const { lookupId } = await leave()
  const toby = await register.as('toby')
  const theirs = await toby.getFounderInfo({ lookupId })
  const none = await toby.getFounderInfo({ lookupId: '0199a1f2-0000-7000-8000-000000000000' })
  expect([theirs.status, theirs.code]).toEqual([404, 'notYours'])
  expect([none.status, none.code, none.message]).toEqual([theirs.status, theirs.code, theirs.message])
})
