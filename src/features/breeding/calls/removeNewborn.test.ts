import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { newbornLitter } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
let litterId: string
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  litterId = (await bryony.recordLitter(newbornLitter())).data.litterId
})
afterAll(() => register.close())

const shown = async () => (await bryony.getLitters({ litterId })).data.items[0]

test('one that died counts among the losses, one written down by mistake doesn’t count at all', async () => {
  const [one, two] = (await shown())?.newborn ?? []
  const died = async () => (await bryony.getBreederReports({ from: '2026-03-26', to: '2026-03-26' })).data.totals
  const before = await died()
  expect(await bryony.removeNewborn({ litterId, newbornId: one?.id ?? '', why: 'died' })).toMatchObject({ status: 200 })
  expect(await shown()).toMatchObject({ young: 2, diedBeforeChip: 1, newborn: [{ id: two?.id }, {}] })
  expect(await died()).toMatchObject({ born: before.born, died: before.died + 1 })
  await bryony.removeNewborn({ litterId, newbornId: two?.id ?? '', why: 'mistake' })
  expect(await shown()).toMatchObject({ young: 1, diedBeforeChip: 1 })
  expect(await died()).toMatchObject({ born: before.born - 1 })
})

test('is refused for a litter of another, and for an animal that’s gone: noSuchLitter, notWaiting, diedOnWrong', async () => {
  const [one] = (await shown())?.newborn ?? []
  const ask = { newbornId: one?.id ?? '', why: 'died' } as const
  expect(await bryony.removeNewborn({ litterId: newId(), ...ask })).toMatchObject({ status: 404, code: 'noSuchLitter' })
  expect(await bryony.removeNewborn({ litterId, ...ask, diedOn: '2026-03-25' })).toMatchObject({ status: 400, code: 'diedOnWrong' })
  expect(await bryony.removeNewborn({ litterId, ...ask, diedOn: '2026-03-28' })).toMatchObject({ status: 400, code: 'diedOnWrong' })
  await bryony.removeNewborn({ litterId, ...ask })
  expect(await bryony.removeNewborn({ litterId, ...ask })).toMatchObject({ status: 409, code: 'notWaiting' })
})
