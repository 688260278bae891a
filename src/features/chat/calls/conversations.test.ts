import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

const CHIP = '985121004515220'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())

test('both sides find their conversation, each with the other’s handle and what they have not read', async () => {
  const [anna, toby] = [await register.as('anna'), await register.as('toby')]
  await toby.addMicrochipLookup({ chipNumber: CHIP, message: 'I have her.', finderName: 'Toby' })
  expect((await anna.conversations({})).data).toMatchObject({
    total: 1,
    unread: 1,
    items: [{ other: { name: 'Toby', role: 'finder' }, petName: 'Bramble', lastWords: 'I have her.', lastIsMine: false, unread: 1 }],
  })
  expect((await toby.conversations({})).data).toMatchObject({
    unread: 0,
    items: [{ other: { name: 'Bramble’s keeper', role: 'keeper' }, lastIsMine: true, unread: 0 }],
  })
  expect((await (await register.as('wilma')).conversations({})).data).toMatchObject({ total: 0, unread: 0, items: [] })
})

test('one that has ended comes last', async () => {
  const anna = await register.as('anna')
  await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I saw her.' })
  const [newest] = (await anna.conversations({})).data.items
  expect(newest?.lastWords).toBe('I saw her.')
  await expectSorts((sort) => anna.conversations({ sort }), 'lastAt')
  await anna.conversationSafety({ threadId: newest?.threadId ?? '', action: 'end' })
  const { items } = (await anna.conversations({})).data
  expect(items.map(({ lastWords, ended }) => [lastWords, ended])).toEqual([
    ['I have her.', false],
    ['I saw her.', true],
  ])
})
