import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { search } from '#src/testing/searches.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('whoever asks for it is told of a lost dog nearby, once, until they ask no more', async () => {
  const near = await confirmed(register)
  const far = await confirmed(register)
  const catsOnly = await confirmed(register)
  expect((await near.api.updateLostAlerts({ species: ['dog'], place: 'Banbury' })).data).toEqual({ species: ['dog'], area: 'Banbury' })
  await far.api.updateLostAlerts({ species: ['dog'], place: 'Inverness' })
  await catsOnly.api.updateLostAlerts({ species: ['cat'], place: 'Banbury' })
  expect((await near.api.getLostAlerts({})).data).toMatchObject({ species: ['dog'], area: 'Banbury' })

  const told = async (email: string) =>
    (await mailbox(register, email)).filter(({ subject }) => subject?.endsWith('is missing near you')).length
  const { caseId } = await search(register, 'Woad')
  expect([await told(near.email), await told(far.email), await told(catsOnly.email)]).toEqual([1, 0, 0])
  await register.runJob('alertNearby', { caseId })
  expect(await told(near.email)).toBe(1)

  expect((await near.api.updateLostAlerts({ species: [] })).data).toEqual({ species: [], area: null })
  expect((await near.api.getLostAlerts({})).data).toEqual({ species: [], area: null, since: null })
  await search(register, 'Madder')
  expect(await told(near.email)).toBe(1)
})

test('the circle grows by the day, and people farther out are asked', async () => {
  const farther = await confirmed(register)
  await farther.api.updateLostAlerts({ species: ['dog'], place: 'Bicester' })
  await search(register, 'Indigo')
  const told = async () => (await mailbox(register, farther.email)).some(({ subject }) => subject === 'Indigo is missing near you')
  expect(await told()).toBe(false)
  for (let day = 0; day < 7; day += 1) {
    register.clock.turn({ days: 1 })
    await register.runJob('watchSearches', {})
  }
  expect(await told()).toBe(true)
})

test('a place that cannot be found is refused', async () => {
  const { api } = await confirmed(register)
  expect(await api.updateLostAlerts({ species: ['dog'], place: 'Nowhere-on-Sea' })).toMatchObject({ status: 400, code: 'noSuchPlace' })
  const { find } = register.services.postcodes
  register.services.postcodes.find = () => Promise.reject(new Error('down'))
  expect(await api.updateLostAlerts({ species: ['dog'], place: 'Banbury' })).toMatchObject({ status: 503, code: 'placesDown' })
  register.services.postcodes.find = find
})
