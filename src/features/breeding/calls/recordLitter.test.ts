import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, newbornLitter, puppy } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const shown = async (litterId: string) => (await bryony.getLitters({ litterId })).data.items[0]

describe('a litter that’s written down on the day it’s born', () => {
  test('shows its animals, when they can be chipped and must be, and when they can leave', async () => {
    const reply = await bryony.recordLitter(newbornLitter({ bornDead: 1 }))
    expect(reply).toMatchObject({ status: 200, message: 'We’ve written down the litter' })
    expect(await shown(reply.data.litterId)).toMatchObject({
      damName: 'Juniper',
      young: 3,
      withMe: 3,
      bornDead: 1,
      newborn: [
        { name: 'Red ribbon', sex: 'female', colour: 'Golden' },
        { name: 'Blue ribbon', sex: 'male', colour: '' },
        { name: 'Green ribbon' },
      ],
      chipping: { usualFrom: '2026-05-07', by: '2026-05-21', nation: 'england' },
      leaveFrom: '2026-05-21',
      canPrint: { words: expect.any(String) },
    })
    expect((await bryony.getPetRequests({})).status).toBe(200)
  })

  test('counts in the report, towards a licence and among what its breeder is known to have, by its birth', async () => {
    const figures = async () => (await bryony.getBreederReports({ from: '2026-02-01', to: '2026-02-28' })).data
    const before = await figures()
    await bryony.recordLitter(newbornLitter({ dam: { name: 'Fern' }, bornOn: '2026-02-10' }))
    const { totals, forLicence } = await figures()
    expect(totals).toMatchObject({ litters: before.totals.litters + 1, born: before.totals.born + 3 })
    expect(forLicence.litters).toBe(before.forLicence.litters + 1)
  })

  test('counts among the litters of its mother', async () => {
    const chipNumber = freshChip()
    const mother = litter({ dam: { name: 'Old' }, bornOn: '2024-06-01', young: [puppy({ chipNumber, name: 'Hazel' })] })
    await bryony.addPetByBreeder(mother)
    await bryony.recordLitter(newbornLitter({ dam: { name: 'Hazel', chipNumber } }))
    expect((await bryony.getMothers({ query: 'Hazel' })).data.mothers).toMatchObject([{ name: 'Hazel', litters: 1 }])
  })

  test('has no day by which cats must be chipped in Wales, and one in England', async () => {
    const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
    await register.db.updateTable('account').set({ nation: 'Wales' }).where('id', '=', nia.id).execute()
    const cats = { species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } } as const
    const kittens = (await nia.api.recordLitter(newbornLitter(cats))).data.litterId
    expect((await nia.api.getLitters({ litterId: kittens })).data.items[0]?.chipping).toEqual({
      usualFrom: '2026-05-07',
      by: null,
      nation: 'wales',
    })
    const ours = (await bryony.recordLitter(newbornLitter({ ...cats, dam: { name: 'Mab' } }))).data.litterId
    expect((await shown(ours))?.chipping).toMatchObject({ by: '2026-08-13' })
  })
})

describe('is refused', () => {
  test('within 8 weeks of another litter of the same mother, whether that has its chips or not: tooSoon', async () => {
    await bryony.addPetByBreeder(litter({ dam: { name: 'Willow' }, bornOn: '2026-02-10' }))
    const reply = await bryony.recordLitter(newbornLitter({ dam: { name: 'willow' } }))
    expect(reply).toMatchObject({
      status: 409,
      code: 'tooSoon',
      fields: { bornOn: expect.stringMatching(/Willow had a litter on 10 February 2026/) },
    })
    expect(await bryony.recordLitter(newbornLitter({ dam: { name: 'Willow' }, bornExactly: false }))).toMatchObject({ status: 200 })
    await bryony.recordLitter(newbornLitter({ dam: { name: 'Sorrel' } }))
    const early = await bryony.addPetByBreeder(litter({ dam: { name: 'Sorrel' }, bornOn: '2026-03-01' }))
    expect(early).toMatchObject({ code: 'tooSoon' })
  })

  test('but not where two mothers of one name have numbers of their own, nor for the rest of the same birth', async () => {
    const of = (bornOn: string) => bryony.recordLitter(newbornLitter({ dam: { name: 'Bess', chipNumber: freshChip() }, bornOn }))
    expect(await of('2026-02-10')).toMatchObject({ status: 200 })
    expect(await of('2026-03-10')).toMatchObject({ status: 200 })
    await bryony.recordLitter(newbornLitter({ dam: { name: 'Tansy' }, bornOn: '2026-03-25' }))
    expect(await bryony.recordLitter(newbornLitter({ dam: { name: 'Tansy' }, bornOn: '2026-03-26' }))).toMatchObject({ status: 200 })
  })

  test('for parents, breeds and days that can’t be: damWrong, sireWrong, breedUnknown, bornInFuture, bornTooLongAgo', async () => {
    const [male, female] = [freshChip(), freshChip()]
    const young = [puppy({ chipNumber: male, name: 'Rex', sex: 'male' }), puppy({ chipNumber: female, name: 'Una' })]
    await bryony.addPetByBreeder(litter({ dam: { name: 'Older' }, bornOn: '2025-01-01', young }))
    const record = (over: Parameters<typeof newbornLitter>[0]) => bryony.recordLitter(newbornLitter({ dam: { name: 'Opal' }, ...over }))
    expect(await record({ dam: { name: 'Rex', chipNumber: male } })).toMatchObject({ code: 'damWrong' })
    expect(await record({ sire: { name: 'Una', chipNumber: female } })).toMatchObject({ code: 'sireWrong' })
    expect(await record({ breed: { kind: 'breed', breedId: 'ragdoll' } })).toMatchObject({ code: 'breedUnknown' })
    expect(await record({ bornOn: '2026-04-20' })).toMatchObject({ code: 'bornInFuture' })
    expect(await record({ bornOn: '2023-01-20' })).toMatchObject({ code: 'bornTooLongAgo' })
    expect((await record({ newborn: [] })).fields).toEqual({ newborn: 'Enter how many there are' })
  })
})
