import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { metresBetween } from '#knowledge/places/grid.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { freshEmail } from '#src/testing/rehomings.ts'
import { search, seenBySomebody } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const HERE = { lat: 52.07, lng: -1.35 }

test('a stranger says where they saw a pet, and its keeper is told at once', async () => {
  const { keeper, caseId, email } = await search(register)
  const reply = await seenBySomebody(register, caseId, { words: 'By the canal, limping', sureness: 'sure' })
  expect(reply).toMatchObject({ status: 200, message: 'We’ve told the keeper', data: { relayLink: null } })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('Someone may have seen Nettle')
  expect(letter.text).toContain('By the canal, limping')
  expect((await keeper.api.getLostPet({ caseId })).data.mine?.sightings).toMatchObject([
    { ...HERE, sureness: 'sure', words: 'By the canal, limping', verdict: null, threadId: null },
  ])
})

test('whoever leaves an address can read the keeper’s answer, and neither sees the other’s details', async () => {
  const { keeper, caseId } = await search(register)
  const finder = freshEmail()
  const { data } = await seenBySomebody(register, caseId, { finderEmail: finder, finderName: 'Flo' })
  const relayKey = data.relayLink?.split('/').at(-1) ?? ''
  const threadId = (await keeper.api.getLostPet({ caseId })).data.mine?.sightings[0]?.threadId ?? ''
  expect(await keeper.api.sendMessage({ threadId, text: 'Thank you, which way did it go?' })).toMatchObject({ status: 200 })
  const thread = JSON.stringify((await register.stranger.conversation({ relayKey })).data)
  expect(thread).toContain('which way did it go?')
  expect(thread).toContain('I think I’ve seen Nettle')
  expect((await mailbox(register, finder)).map(({ subject }) => subject)).toContain('Thank you for looking out for Nettle')
})

test('the keeper answers from the message without signing in, and it says where', async () => {
  const { caseId, email, keeper } = await search(register)
  const { data } = await seenBySomebody(register, caseId, { finderEmail: freshEmail(), words: 'Limping' })
  const { text } = await newestTo(register, email)
  expect(text).toMatch(/Where they say they saw it: \w+/)
  expect(text).toContain('https://www.openstreetmap.org/?mlat=52.07&mlon=-1.35')
  const relayKey = /Reply without signing in:\n\S+\/relay\/([\w-]+)/.exec(text)?.[1] ?? ''
  expect(await register.stranger.sendMessage({ relayKey, text: 'Which way did it go?' })).toMatchObject({
    status: 200,
    data: { side: 'host' },
  })
  const threadId = (await keeper.api.getLostPet({ caseId })).data.mine?.sightings[0]?.threadId ?? ''
  const where = { words: expect.any(String), ...HERE }
  expect((await keeper.api.conversation({ threadId })).data.where).toEqual(where)
  const finders = data.relayLink?.split('/').at(-1) ?? ''
  expect((await register.stranger.conversation({ relayKey: finders })).data.where).toEqual(where)
})

test('a keeper hears of a sighting by the ways that they have switched on, and by no other', async () => {
  const { keeper, caseId, email } = await search(register)
  const mobile = '+447700900458'
  const account = register.db.updateTable('account').where('email', '=', email)
  const heard = async () => {
    const before = [(await mailbox(register, email)).length, (await mailbox(register, mobile)).length]
    await seenBySomebody(register, caseId)
    return [(await mailbox(register, email)).length - (before[0] ?? 0), (await mailbox(register, mobile)).length - (before[1] ?? 0)]
  }
  expect(keeper).toBeDefined()
  await account.set({ mobile, mobileVerifiedAt: register.clock.now(), alertByEmail: true, alertBySms: true }).execute()
  expect(await heard()).toEqual([1, 1])
  await account.set({ alertBySms: false }).execute()
  expect(await heard()).toEqual([1, 0])
  await account.set({ alertBySms: true, alertByEmail: false }).execute()
  expect(await heard()).toEqual([0, 1])
})

test('strangers see nothing of a sighting that the keeper has not confirmed, and then only a place nearby', async () => {
  const { keeper, caseId } = await search(register)
  const { data } = await seenBySomebody(register, caseId, { words: 'Outside number 12' })
  expect((await register.stranger.getLostPet({ caseId })).data.sightings).toEqual([])
  await keeper.api.judgeSighting({ sightingId: data.id, verdict: 'confirmed' })
  const [shown] = (await register.stranger.getLostPet({ caseId })).data.sightings
  expect(JSON.stringify(shown)).not.toContain('number 12')
  const metres = metresBetween(shown?.place ?? HERE, HERE)
  expect(metres).toBeGreaterThan(30)
  expect(metres).toBeLessThan(300)
})

test('the keeper can add what a neighbour has told them, and is not written to about it', async () => {
  const { keeper, caseId, email } = await search(register)
  const before = (await mailbox(register, email)).length
  expect(await keeper.api.addSighting({ caseId, where: HERE, sureness: 'likely' })).toMatchObject({ status: 200 })
  expect(await mailbox(register, email)).toHaveLength(before)
})

test.each([
  ['a search that there is not', { caseId: '01890000-0000-7000-8000-000000000000' }, 'notFound'],
  ['a time that is still to come', { seenAt: '2099-01-01T00:00:00Z' }, 'inFuture'],
  ['a place that there is not', { where: { place: 'Nowhere-on-Sea' } }, 'noSuchPlace'],
  ['a photo that they did not send', { photoId: '01890000-0000-7000-8000-000000000000' }, 'noSuchPhoto'],
])('%s is refused', async (_, over, code) => {
  const { caseId } = await search(register)
  expect(await seenBySomebody(register, caseId, over)).toMatchObject({ code })
})

test('places cannot be looked up while no one can be asked', async () => {
  const { caseId } = await search(register)
  const { find } = register.services.postcodes
  register.services.postcodes.find = () => Promise.reject(new Error('down'))
  expect(await seenBySomebody(register, caseId, { where: { place: 'Banbury' } })).toMatchObject({ status: 503, code: 'placesDown' })
  register.services.postcodes.find = find
})

test('a search that is over takes no more sightings', async () => {
  const { keeper, caseId } = await search(register)
  await keeper.api.updateLostPet({ caseId, now: 'home' })
  expect(await seenBySomebody(register, caseId)).toMatchObject({ status: 409, code: 'isOver', clause: 'LOST-7' })
})

test('a stranger shows that they are a person from the sixth in an hour', async () => {
  const { caseId } = await search(register)
  const address = freshAddress()
  const said = { caseId, where: HERE, sureness: 'unsure' }
  const replies = []
  for (const _ of [1, 2, 3, 4, 5, 6]) replies.push(await register.stranger.addSighting(said, { address }))
  expect(replies.map(({ status, code }) => code || status)).toEqual([200, 200, 200, 200, 200, 'captchaFailed'])
})
