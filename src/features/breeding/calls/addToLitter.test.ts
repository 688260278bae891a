import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips } from '#src/testing/implants.ts'
import { litter, newbornLitter, puppy } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { waiting } from '#src/testing/waiting.ts'

let register: TestRegister
let bryony: Client
let litterId: string
const damChip = freshChip()
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  litterId = (await bryony.addPetByBreeder(litter({ dam: { name: 'Saffron', chipNumber: damChip } }))).data.litterId
})
afterAll(() => register.close())

const add = (over: object = {}, more: object = {}) => bryony.addToLitter({ litterId, offspring: puppy({ name: 'Late', ...over }), ...more })

test('a puppy that got its chip later joins its litter, with the breeder as its keeper and breeder', async () => {
  const reply = await add({ kennelClubNumber: 'BB01234503' })
  expect(reply).toMatchObject({ status: 200, data: { name: 'Late', payment: { owing: 1 } } })
  const [late] = (await bryony.getBreederPets({ query: 'Late' })).data.items
  expect(late).toMatchObject({ litterId, damName: 'Saffron', bornOn: '2026-01-23', breed: 'Cocker Spaniel', state: 'withMe' })
  expect((await bryony.getLitters({})).data.items[0]).toMatchObject({ young: 3 })
  expect((await bryony.getPetDetail({ petId: reply.data.petId })).data).toMatchObject({ kennelClubNumber: 'BB01234503' })
})

test('a puppy that waited for its chip under that name waits no longer', async () => {
  const { data } = await bryony.recordLitter(newbornLitter())
  const offspring = puppy({ name: 'Blue ribbon', sex: 'unknown' })
  expect(await bryony.addToLitter({ litterId: data.litterId, offspring })).toMatchObject({ status: 200 })
  const [shown] = (await bryony.getLitters({ litterId: data.litterId })).data.items
  expect(shown).toMatchObject({ young: 3, newborn: [{ name: 'Red ribbon' }, { name: 'Green ribbon' }] })
})

describe('is refused', () => {
  test('for a litter of somebody else, as for one that does not exist: noSuchLitter', async () => {
    expect(await bryony.addToLitter({ litterId: newId(), offspring: puppy() })).toMatchObject({ status: 404, code: 'noSuchLitter' })
  })

  test('with the Kennel Club number of another animal: kennelClubTaken', async () => {
    await add({ kennelClubNumber: 'BB01234509' })
    expect(await add({ kennelClubNumber: 'BB01234509' })).toMatchObject({
      code: 'kennelClubTaken',
      fields: { 'offspring.kennelClubNumber': expect.stringMatching(/^Another animal/) },
    })
  })

  test('with a Kennel Club number that another call writes meanwhile: kennelClubTaken', async () => {
    const kennelClubNumber = 'BB01234577'
    const { petId } = (await add()).data
    const { answered } = await register.db.transaction().execute(async (db) => {
      await db.updateTable('pet').set({ kennelClubNumber }).where('id', '=', petId).execute()
      const adding = add({ kennelClubNumber })
      const other = bryony.addPetByBreeder(litter({ young: [puppy(), puppy({ kennelClubNumber })] }))
      await expect.poll(() => waiting(register), { timeout: 5000 }).toBe(2)
      return { answered: [adding, other] }
    })
    const [added, registered] = await Promise.all(answered)
    expect(added).toMatchObject({ status: 409, code: 'kennelClubTaken', fields: { 'offspring.kennelClubNumber': expect.any(String) } })
    expect(registered).toMatchObject({ status: 409, code: 'kennelClubTaken' })
    expect(Object.keys(registered?.fields ?? {})).toEqual(['young.1.kennelClubNumber'])
  })

  test('with a chip that is registered: chipTaken', async () => {
    const chipNumber = freshChip()
    await add({ chipNumber })
    const reply = await add({ chipNumber })
    expect(reply).toMatchObject({ status: 409, code: 'chipTaken', fields: { 'offspring.chipNumber': expect.stringMatching(/already/) } })
  })

  test('with the mother’s chip: chipTwice', async () => {
    expect(await add({ chipNumber: damChip })).toMatchObject({ status: 400, code: 'chipTwice' })
  })

  test('with a chip of our stock that is in no animal: ofOurStock', async () => {
    const { unsold } = await haveChips(register)
    expect(await add({ chipNumber: unsold })).toMatchObject({ status: 409, code: 'ofOurStock', clause: 'STOCK-4' })
  })

  test('with a chip that another register holds, unless the breeder says so: heldElsewhere', async () => {
    const chipNumber = freshChip()
    const peer = await startDemoPeer({ name: 'Fernside', holds: new Set([chipNumber]) })
    const fernside = { code: 'fernside', name: 'Fernside Register', phone: '01632 960155', askUrl: peer.url, checkedOn: '2026-03-01' }
    await register.db.insertInto('otherRegister').values(fernside).execute()
    expect(await add({ chipNumber })).toMatchObject({ status: 409, code: 'heldElsewhere' })
    expect((await add({ chipNumber }, { evenIfHeldElsewhere: true })).status).toBe(200)
    await register.db.updateTable('otherRegister').set({ askUrl: null }).where('code', '=', 'fernside').execute()
    await peer.close()
  })

  test('with an implant before its birth: implantDateWrong', async () => {
    const reply = await add({}, { implant: { implantedOn: '2026-01-01' } })
    expect(reply).toMatchObject({ status: 400, code: 'implantDateWrong' })
  })

  test('once the litter has 20 animals: litterFull', async () => {
    const young = Array.from({ length: 20 }, (_, index) => puppy({ name: `Pup ${index}` }))
    const { data } = await bryony.addPetByBreeder(litter({ young }))
    expect(await bryony.addToLitter({ litterId: data.litterId, offspring: puppy() })).toMatchObject({ status: 409, code: 'litterFull' })
  })
})
