import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InputOf } from '#platform/contract/call.ts'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, puppy, soldByCode } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import type { correctLitter } from '../contract.ts'

let register: TestRegister
let bryony: Client
let litterId: string
let petIds: string[]
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  bryony = await register.as('bryony')
  const { data } = await bryony.addPetByBreeder(litter())
  litterId = data.litterId
  petIds = data.pets.map(({ petId }) => petId)
})
afterAll(() => register.close())

const right = { dam: { name: 'Saffron' }, bornOn: '2026-01-23' }
const correct = (over: Partial<InputOf<typeof correctLitter>> | object = {}) => bryony.correctLitter({ litterId, ...right, ...over })
const first = () => petIds[0] ?? ''

describe('the parents of a litter', () => {
  const juniper = { name: 'Juniper', chipNumber: '956000009100001', kennelClubNumber: 'ab 0123 4501' }

  test('are corrected by its breeder, on the litter, on each record and in its history, which names no chip', async () => {
    expect(await correct({ dam: juniper, sire: { name: 'Rusty' } })).toMatchObject({ status: 200, message: 'Litter corrected' })
    expect((await bryony.getLitters({ litterId })).data.items[0]).toMatchObject({
      damName: 'Juniper',
      damChipNumber: '956000009100001',
      damKennelClubNumber: 'AB01234501',
      sireName: 'Rusty',
    })
    const { data } = await bryony.getPetDetail({ petId: first() })
    expect(data.litter).toMatchObject({ id: litterId, isYours: true, damName: 'Juniper', sireName: 'Rusty', bornOn: '2026-01-23' })
    const event = data.timeline.at(-1)
    expect(event).toMatchObject({ what: 'Details of its litter corrected', clause: 'BREED-2', by: 'You' })
    expect(event?.facts).toEqual({
      changed: ['damName', 'damChipNumber', 'damKennelClubNumber', 'sireName'],
      was: { damName: 'Saffron', damKennelClubNumber: null, sireName: null },
      now: { damName: 'Juniper', damKennelClubNumber: 'AB01234501', sireName: 'Rusty' },
    })
    expect(data.chainHolds).toBe(true)
  })

  test('are seen corrected by the buyer who holds a puppy, who isn’t told the mother’s chip', async () => {
    const buyer = await soldByCode(register, bryony, first())
    await correct({ dam: juniper })
    const { data } = await buyer.api.getPetDetail({ petId: first() })
    expect(data.litter).toMatchObject({ damName: 'Juniper', isYours: false })
    expect(data.timeline.at(-1)).toMatchObject({ what: 'Details of its litter corrected', by: 'A breeder' })
    expect(JSON.stringify(data)).not.toContain('956000009100001')
  })

  test('that are as they were leave no trace', async () => {
    await correct()
    expect((await bryony.getPetDetail({ petId: first() })).data.timeline).toHaveLength(1)
  })
})

describe('the date of birth', () => {
  test('is corrected for the litter and its animals while all of them are with the breeder', async () => {
    const dam = { name: 'Hyssop' }
    const hyssops = (await bryony.addPetByBreeder(litter({ dam }))).data
    expect(await correct({ litterId: hyssops.litterId, dam, bornOn: '2026-01-13' })).toMatchObject({ status: 200 })
    const { data } = await bryony.getPetDetail({ petId: hyssops.pets[0]?.petId ?? '' })
    expect(data).toMatchObject({ bornOn: '2026-01-13', litter: { bornOn: '2026-01-13' } })
    expect(data.timeline.at(-1)).toMatchObject({ move: 'update', facts: { was: { bornOn: '2026-01-23' }, now: { bornOn: '2026-01-13' } } })
  })

  test('stays once an animal has left: birthFixed', async () => {
    await soldByCode(register, bryony, first())
    expect(await correct({ bornOn: '2026-01-13' })).toMatchObject({ status: 409, code: 'birthFixed' })
    expect((await bryony.getLitters({ litterId })).data.items[0]?.canCorrectBirth).toMatchObject({
      words: expect.stringMatching(/with you/),
    })
  })

  test('can’t be tomorrow, long ago or after the chips: bornInFuture, bornTooLongAgo, bornAfterImplant', async () => {
    expect(await correct({ bornOn: '2027-01-13' })).toMatchObject({ status: 400, code: 'bornInFuture' })
    expect(await correct({ bornOn: '2022-01-13' })).toMatchObject({ status: 400, code: 'bornTooLongAgo' })
    const chipped = await bryony.addPetByBreeder(litter({ young: [puppy()], implant: { implantedOn: '2026-03-10' } }))
    const later = await bryony.correctLitter({ ...right, litterId: chipped.data.litterId, bornOn: '2026-03-12' })
    expect(later).toMatchObject({ status: 400, code: 'bornAfterImplant' })
  })
})

describe('is refused', () => {
  test('for a litter of somebody else, as for one that doesn’t exist: noSuchLitter', async () => {
    expect(await correct({ litterId: newId() })).toMatchObject({ status: 404, code: 'noSuchLitter' })
  })

  test('with a mother that’s one of the litter, or another animal of the breeder’s: damWrong', async () => {
    const [hazel, red] = [freshChip(), freshChip()]
    await bryony.addPetByBreeder(litter({ young: [puppy({ chipNumber: hazel, name: 'Hazel' })] }))
    expect(await correct({ dam: { name: 'Juniper', chipNumber: hazel } })).toMatchObject({ status: 400, code: 'damWrong' })
    const { data } = await bryony.addPetByBreeder(litter({ young: [puppy({ chipNumber: red })] }))
    const reply = await correct({ litterId: data.litterId, dam: { name: 'Red ribbon', chipNumber: red } })
    expect(reply.fields).toEqual({ 'dam.chipNumber': 'This is the number of an animal in the litter. The mother has her own.' })
  })

  test('with a mother that’s another keeper’s, or a female of theirs as the father: damWrong, sireWrong', async () => {
    const tess = freshChip()
    const anna = await register.as('anna')
    await anna.addPet(animal({ name: 'Tess', chipNumber: tess, sex: 'female' }))
    expect(await correct({ dam: { name: 'Tess', chipNumber: tess } })).toMatchObject({
      code: 'damWrong',
      fields: { 'dam.chipNumber': expect.stringMatching(/^This chip isn’t registered to you/) },
    })
    expect(await correct({ sire: { name: 'Tess', chipNumber: tess } })).toMatchObject({ code: 'sireWrong' })
  })

  test('with a father that’s one of the litter: sireWrong', async () => {
    const red = freshChip()
    const { data } = await bryony.addPetByBreeder(litter({ young: [puppy({ chipNumber: red, sex: 'male' })] }))
    const reply = await correct({ litterId: data.litterId, sire: { name: 'Red', chipNumber: red } })
    expect(reply).toMatchObject({ status: 400, code: 'sireWrong', fields: { 'sire.chipNumber': expect.stringMatching(/in the litter/) } })
  })

  test('for a day or a mother that would put two litters of hers less than 8 weeks apart, but not for what stood so before: tooSoon', async () => {
    const dam = { name: 'Tansy' }
    const { data } = await bryony.addPetByBreeder(litter({ dam, bornOn: '2025-11-01' }))
    await bryony.addPetByBreeder(litter({ dam }))
    const early = { litterId: data.litterId, dam, bornOn: '2025-12-10' }
    expect(await correct(early)).toMatchObject({ status: 409, code: 'tooSoon', fields: { bornOn: expect.stringMatching(/23 January/) } })
    await register.db.updateTable('litter').set({ bornOn: early.bornOn }).where('id', '=', data.litterId).execute()
    expect(await correct({ ...early, sire: { name: 'Rusty' } })).toMatchObject({ status: 200 })
  })

  test('on top of what was changed meanwhile: changedMeanwhile', async () => {
    const [before] = (await bryony.getLitters({ litterId })).data.items
    await correct({ sire: { name: 'Rusty' } })
    expect(await correct({ version: before?.version ?? '' })).toMatchObject({ status: 409, code: 'changedMeanwhile' })
  })
})
