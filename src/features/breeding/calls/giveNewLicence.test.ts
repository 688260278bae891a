import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { litter, newbornLitter, puppy } from '#src/testing/litters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const council = { issuingAuthority: 'North Yorkshire Council' }
const give = (licenceNumber: string, licenceEndsOn: string, more: object = {}) =>
  bryony.sendEvidence({ profileType: 'Breeder', licence: { ...council, licenceNumber, licenceEndsOn }, ...more })
const written = async (petId: string) => (await bryony.getPetDetail({ petId })).data.breeder?.licence
const waiting = async () => (await bryony.breederListing()).data.licenceWaiting

test('puppies carry the licence of their birth; those born between two wait for the new one, and are given it in one act', async () => {
  // The clock stands on 27 March 2026.
  expect((await give('NYC/1', '2026-02-28', { correctsLicence: true })).status).toBe(200)
  const before = (await bryony.addPetByBreeder(litter({ dam: { name: 'Tansy' }, bornOn: '2026-02-27' }))).data.pets
  const recorded = (await bryony.recordLitter(newbornLitter({ bornOn: '2026-03-10' }))).data
  const [waits] = (await bryony.getLitters({ litterId: recorded.litterId })).data.items[0]?.newborn ?? []
  const chipped = await bryony.chipLitter({ litterId: recorded.litterId, young: [{ ...puppy(), newbornId: waits?.id ?? '' }] })
  const [born] = chipped.data.pets
  expect([await written(before[0]?.petId ?? ''), await written(born?.petId ?? '')]).toEqual(['NYC/1', null])
  expect(await waiting()).toBeNull()
  expect(await bryony.giveNewLicence({ licenceNumber: 'NYC/1' })).toMatchObject({ status: 409, code: 'noneWaiting' })

  expect((await give('NYC/9', '2027-03-31')).status).toBe(200)
  const late = await bryony.addPetByBreeder(litter({ dam: { name: 'Late' }, bornOn: '2026-02-27' }))
  expect(await written(late.data.pets[0]?.petId ?? '')).toBe('NYC/1')
  expect(await waiting()).toEqual({ licenceNumber: 'NYC/9', count: 1 })
  expect(await bryony.giveNewLicence({ licenceNumber: 'NYC/9' })).toMatchObject({ status: 200, data: { count: 1 } })
  expect(await written(born?.petId ?? '')).toBe('NYC/9')
  expect(await waiting()).toBeNull()
  const { data } = await bryony.getPetDetail({ petId: born?.petId ?? '' })
  expect(data.timeline.map(({ what }) => what)).toContain('Its breeder’s licence added')

  // The brothers and sisters that are chipped later carry the licence of their litter.
  const added = await bryony.addToLitter({ litterId: recorded.litterId, offspring: puppy({ name: 'Last' }) })
  expect(await written(added.data.petId)).toBe('NYC/9')
})

test('a number that was mistyped is corrected on every animal that carries it, and the buyer reads when the licence ended', async () => {
  const [fern] = (await bryony.addPetByBreeder(litter({ dam: { name: 'Bracken' }, bornOn: '2026-01-01' }))).data.pets
  const petId = fern?.petId ?? ''
  expect((await give('NYC/10', '2027-03-31', { correctsLicence: true })).status).toBe(200)
  const [fresh] = (await bryony.addPetByBreeder(litter({ dam: { name: 'Sedge' }, bornOn: '2026-03-27' }))).data.pets
  expect(await written(fresh?.petId ?? '')).toBe('NYC/10')
  expect((await give('NYC/11', '2026-12-12', { correctsLicence: true })).status).toBe(200)
  expect(await written(fresh?.petId ?? '')).toBe('NYC/11')
  const { data } = await bryony.getPetDetail({ petId: fresh?.petId ?? '' })
  expect(data.timeline.map(({ what }) => what)).toContain('Its breeder’s licence number corrected')

  expect(await written(petId)).toBe('NYC/1')
  const { data: sold } = await bryony.sellPetByBreeder({ petIds: [petId] })
  const seen = await register.stranger.petByTransferCode({ code: sold.offers[0]?.code ?? '' }, { address: freshAddress() })
  expect(seen.data.breeder).toEqual({
    licence: 'NYC/1',
    authority: 'North Yorkshire Council',
    licenceEndedOn: '2026-02-28',
    current: { licence: 'NYC/11', authority: 'North Yorkshire Council', endsOn: '2026-12-12', isChecked: false },
  })
})

test('while our staff check a new licence the breeder keeps the name they’re known by, and the buyer reads which licence that is', async () => {
  const nia = await join(register, {
    profileType: 'Breeder',
    professional: { kind: 'Breeder', licensed: true, licenceNumber: 'HR/1', ...council },
  })
  const profile = register.db.updateTable('profile').where('accountId', '=', nia.id).where('type', '=', 'Breeder')
  await profile.set({ status: 'verified', details: sql`details || '{"listed": true, "publicName": "Hollow Farm Spaniels"}'` }).execute()
  const offer = async () => {
    const [pet] = (await nia.api.addPetByBreeder(litter({ dam: { name: 'Tansy' } }))).data.pets
    const buyer = await joinConfirmed(register)
    await nia.api.sellPetByBreeder({ petIds: [pet?.petId ?? ''], buyer: { email: buyer.email } })
    const { data } = await nia.api.breederListing()
    return [data.sellsAs.name, (await newestTo(register, buyer.email)).text.split(' has offered')[0]?.split('\n').at(-1)]
  }
  await nia.api.sendEvidence({ profileType: 'Breeder', licence: { ...council, licenceNumber: 'HR/1', licenceEndsOn: '2026-03-26' } })
  await nia.api.sendEvidence({ profileType: 'Breeder', licence: { ...council, licenceNumber: 'HR/2', licenceEndsOn: '2029-03-26' } })
  expect(await offer()).toEqual(['Hollow Farm Spaniels', 'Hollow Farm Spaniels (a breeder whose new licence we’re checking)'])

  await profile.set({ details: sql`jsonb_set(details, '{pastLicences,0,licenceEndsOn}', '"2026-04-30"')` }).execute()
  expect(await offer()).toEqual(['Hollow Farm Spaniels', 'Hollow Farm Spaniels (a licensed breeder)'])

  const [late] = (await nia.api.addPetByBreeder(litter({ dam: { name: 'Sedge' }, bornOn: '2026-01-20' }))).data.pets
  await profile.set({ details: sql`jsonb_set(details, '{pastLicences,0,licenceEndsOn}', '"2026-03-01"')` }).execute()
  const { data: sold } = await nia.api.sellPetByBreeder({ petIds: [late?.petId ?? ''] })
  const seen = await register.stranger.petByTransferCode({ code: sold.offers[0]?.code ?? '' }, { address: freshAddress() })
  expect(seen.data.breeder).toMatchObject({
    licence: 'HR/1',
    licenceEndedOn: '2026-03-01',
    current: { licence: 'HR/2', endsOn: '2029-03-26', isChecked: false },
  })
})
