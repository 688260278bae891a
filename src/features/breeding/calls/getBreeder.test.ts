import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { litter } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let breederId: string
beforeAll(async () => {
  register = await testRegister()
  const bryony = await register.as('bryony')
  await bryony.addPetByBreeder(litter())
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  breederId = (await register.stranger.searchBreeders({})).data.items[0]?.id ?? ''
})
afterAll(() => register.close())

const details = (changes: object) =>
  register.db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify(changes)}::jsonb` })
    .where('accountId', '=', register.people.bryony)
    .where('type', '=', 'Breeder')
    .execute()

test('a stranger sees a listed breeder by public name, town and licence, and nothing else', async () => {
  const { status, data } = await register.stranger.getBreeder({ breederId })
  expect(status).toBe(200)
  expect(data).toMatchObject({ name: 'Hollow Farm', town: 'Skipton', licence: 'NYC/AL/2024/0187', breeds: ['Cocker Spaniel'] })
  expect(JSON.stringify(data)).not.toMatch(/Bryony|Clarke|@|BD23/)
})

test('a breeder’s own listing has the id of their page, so that they aren’t asked to write to themselves', async () => {
  expect((await (await register.as('bryony')).breederListing({})).data.id).toBe(breederId)
})

test('a breeder whose licence has run out is found by no one, and is told why', async () => {
  await details({ licenceEndsOn: '2026-03-01' })
  expect(await register.stranger.getBreeder({ breederId })).toMatchObject({ status: 404, code: 'noSuchBreeder' })
  expect((await register.stranger.searchBreeders({})).data.items).toEqual([])
  expect((await (await register.as('bryony')).breederListing({})).data).toMatchObject({ lapsed: true, licensedUntil: '2026-03-01' })

  await details({ licenceEndsOn: '2027-03-01' })
  expect((await register.stranger.searchBreeders({})).data.items).toMatchObject([{ licensedUntil: '2027-03-01' }])
})

test('who isn’t listed any more has no page', async () => {
  await details({ listed: false })
  expect(await register.stranger.getBreeder({ breederId })).toMatchObject({ status: 404, code: 'noSuchBreeder' })
  await details({ listed: true })
})
