import { afterAll, beforeAll, expect, test } from 'vitest'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())

test('where a finder stood is forgotten after 90 days, and not before; the message stays', async () => {
  const place = { kind: 'precise', lat: 52.0567, lng: -2.7159, accuracyMetres: 12 }
  const { data } = await register.stranger.addMicrochipLookup({
    chipNumber: CHIP,
    message: 'I have her.',
    place,
    placeWords: 'By the weir',
  })
  const places = () =>
    register.db.selectFrom('lookup').select(['lat', 'lng', 'placeKind', 'placeWords']).where('id', '=', data.lookupId).execute()
  register.clock.turn({ days: 89 })
  await register.runJob('forgetPlaces', {})
  expect(await places()).toMatchObject([{ lat: 52.0567, placeWords: 'By the weir' }])

  register.clock.turn({ days: 2 })
  await register.runJob('forgetPlaces', {})
  expect(await places()).toEqual([{ lat: null, lng: null, placeKind: null, placeWords: null }])
  const messages = await register.db.selectFrom('message').select('text').where('threadId', '=', data.threadId).execute()
  expect(messages).toEqual([{ text: 'I have her.' }])
})
