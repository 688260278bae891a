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

const newborn = async () => (await bryony.getLitters({ litterId })).data.items[0]?.newborn ?? []

test('the collar and colour of a newborn are changed, and one that was overlooked is added', async () => {
  const [red] = await newborn()
  const changed = { name: 'Purple collar', sex: 'female', colour: 'Orange roan' } as const
  expect(await bryony.saveNewborn({ litterId, newbornId: red?.id ?? '', ...changed })).toMatchObject({
    status: 200,
    data: { newbornId: red?.id },
  })
  const added = await bryony.saveNewborn({ litterId, name: 'White collar', sex: 'unknown' })
  expect(await newborn()).toMatchObject([changed, {}, {}, { id: added.data.newbornId, name: 'White collar', colour: '' }])
})

test('is refused for a litter of another, and for an animal that isn’t waiting: noSuchLitter, notWaiting', async () => {
  const one = { name: 'Collar', sex: 'male' } as const
  expect(await bryony.saveNewborn({ litterId: newId(), ...one })).toMatchObject({ status: 404, code: 'noSuchLitter' })
  expect(await bryony.saveNewborn({ litterId, newbornId: newId(), ...one })).toMatchObject({ status: 409, code: 'notWaiting' })
})

test('is refused once the litter has 20 animals, also on its page where one is added with a chip: litterFull', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ name: `Pup ${at}`, sex: 'male' as const }))
  const { data } = await bryony.recordLitter(newbornLitter({ dam: { name: 'Rowan' }, newborn: many }))
  expect(await bryony.saveNewborn({ litterId: data.litterId, name: 'More', sex: 'male' })).toMatchObject({
    status: 409,
    code: 'litterFull',
  })
})
