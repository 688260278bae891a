import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { foundDog, search } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const MAYBE = { verdict: 'maybe', words: 'Does it have a scar on its left ear?' }

test('a keeper writes to the finder of a dog like theirs, and the report is claimed until they say that it is another', async () => {
  const { keeper, caseId } = await search(register)
  const { reportId, key, email } = await foundDog(register)
  const [match] = (await keeper.api.getLostPet({ caseId })).data.mine?.matches ?? []
  expect(match).toMatchObject({ animal: { id: reportId }, verdict: null })
  expect(match?.reasons).toContain('Less than a mile apart')

  const { data } = await keeper.api.judgeMatch({ caseId, reportId, ...MAYBE })
  expect(data.threadId).toEqual(expect.any(String))
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('A keeper has a question about the animal you found')
  expect(letter.text).not.toContain('scar')
  const relayKey = /relay\/([\w-]+)/.exec(letter.text)?.[1] ?? ''
  expect(JSON.stringify((await register.stranger.conversation({ relayKey })).data)).toContain('scar on its left ear')
  const status = async () => (await register.stranger.getFoundAnimal({ reportId, key })).data.status
  expect(await status()).toBe('claimed')
  expect((await keeper.api.judgeMatch({ caseId, reportId, verdict: 'other' })).data.threadId).toBeNull()
  expect(await status()).toBe('open')
})

test('a keeper who presses twice writes twice in one conversation', async () => {
  const { keeper, caseId } = await search(register)
  const { reportId } = await foundDog(register)
  const replies = await Promise.all([1, 2].map(() => keeper.api.judgeMatch({ caseId, reportId, ...MAYBE })))
  expect(new Set(replies.map(({ data }) => data.threadId)).size).toBe(1)
})

test('a keeper is told of a dog like theirs once, whichever was reported first', async () => {
  const { reportId } = await foundDog(register, { where: { lat: 56.4, lng: -3.4 } })
  const { email } = await search(register, 'Perthie', { where: { lat: 56.4, lng: -3.4 } })
  const told = async () => (await mailbox(register, email)).filter(({ subject }) => subject === 'An animal like Perthie has been found')
  expect(await told()).toHaveLength(1)
  await foundDog(register, { where: { lat: 56.4, lng: -3.4 } })
  expect(await told()).toHaveLength(2)
  expect(reportId).toBeTruthy()
})

test('refuses what is not theirs, what is over and an empty message', async () => {
  const { keeper, caseId } = await search(register)
  const { reportId, key } = await foundDog(register)
  const other = await keeperWithPet(register)
  expect(await other.keeper.api.judgeMatch({ caseId, reportId, ...MAYBE })).toMatchObject({ status: 404, code: 'notFound' })
  expect(await keeper.api.judgeMatch({ caseId, reportId, verdict: 'maybe' })).toMatchObject({ status: 400, code: 'wordsNeeded' })
  await register.stranger.updateFoundAnimal({ reportId, key, now: 'withdrawn' })
  expect(await keeper.api.judgeMatch({ caseId, reportId, ...MAYBE })).toMatchObject({ status: 409, code: 'isOver' })
})
