import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const found = async () => (await register.stranger.searchBreeders({})).data.items.map(({ name }) => name)

test('a verified breeder is found from the moment they choose to be, and no longer than they choose', async () => {
  expect(await found()).toEqual([])
  expect(await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })).toMatchObject({ status: 200, message: 'Saved' })
  expect(await found()).toEqual(['Hollow Farm'])
  await bryony.updateBreederListing({ listed: false, publicName: 'Hollow Farm' })
  expect(await found()).toEqual([])
})

test('the licence stays as Staff checked it', async () => {
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  expect((await bryony.breederListing()).data).toMatchObject({ listed: true, publicName: 'Hollow Farm', licence: 'NYC/AL/2024/0187' })
})

test('a few words and a website are shown as the breeder gave them, as plain text', async () => {
  const listing = { listed: true, publicName: 'Hollow Farm', publicAbout: 'Spaniels <b>since</b> 1998' }
  await bryony.updateBreederListing({ ...listing, publicWebsite: 'www.hollowfarm.co.uk/litters' })
  expect((await register.stranger.searchBreeders({})).data.items).toMatchObject([
    { about: 'Spaniels <b>since</b> 1998', website: 'https://www.hollowfarm.co.uk/litters' },
  ])
  for (const publicWebsite of ['javascript:alert(1)', 'hollow farm', 'https://me@evil.example', 'ftp://hollowfarm.co.uk'])
    expect(await bryony.updateBreederListing({ ...listing, publicWebsite })).toMatchObject({
      status: 400,
      fields: { publicWebsite: 'Enter a website, for example www.hollowfarm.co.uk' },
    })
})

test('nobody is listed under no name', async () => {
  expect(await bryony.updateBreederListing({ listed: true })).toMatchObject({ status: 400, code: 'nameNeeded' })
})

test('a breeder whom Staff have not verified is not listed', async () => {
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const reply = await nia.api.updateBreederListing({ listed: true, publicName: 'Nia’s' })
  expect(reply).toMatchObject({ status: 403, code: 'notVerified' })
})

test('a listing that was changed meanwhile isn’t overwritten by who hasn’t seen it: changedMeanwhile', async () => {
  const { version } = (await bryony.breederListing()).data
  expect(await bryony.updateBreederListing({ listed: true, publicName: 'Hill Farm', version })).toMatchObject({ status: 200 })
  const late = await bryony.updateBreederListing({ listed: false, publicName: 'Hollow Farm', version })
  expect(late).toMatchObject({ status: 409, code: 'changedMeanwhile' })
  const { version: now, ...listing } = (await bryony.breederListing()).data
  expect(listing).toMatchObject({ listed: true, publicName: 'Hill Farm' })
  expect(await bryony.updateBreederListing({ listed: false, publicName: 'Hollow Farm', version: now })).toMatchObject({ status: 200 })
})

test('a phone number is shown only where the breeder gives one to show', async () => {
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm', publicPhone: '01756 496 000' })
  expect((await register.stranger.searchBreeders({})).data.items).toMatchObject([{ phone: '+441756496000' }])
  expect(await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm', publicPhone: 'call me' })).toMatchObject({
    status: 400,
    fields: { publicPhone: 'Enter a UK phone number, like 01295 123456' },
  })
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  expect((await register.stranger.searchBreeders({})).data.items).toMatchObject([{ phone: null }])
})
