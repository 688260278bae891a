import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips } from '#src/testing/implants.ts'
import { newbornLitter, puppy } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
let litterId: string
let ids: string[]
const damChip = freshChip()
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  bryony = await register.as('bryony')
  litterId = (await bryony.recordLitter(newbornLitter({ dam: { name: 'Juniper', chipNumber: damChip } }))).data.litterId
  ids = (await shown())?.newborn.map(({ id }) => id) ?? []
})
afterAll(() => register.close())

const shown = async () => (await bryony.getLitters({ litterId })).data.items[0]
const row = (at: number, over: object = {}) => ({ ...puppy({ name: `Ribbon ${at}` }), newbornId: ids[at] ?? '', ...over })
const chip = (young: ReturnType<typeof row>[], over: object = {}) => bryony.chipLitter({ litterId, young, ...over })

test('two of three puppies are chipped, each keeping what it was called; the third waits, and is chipped later', async () => {
  const first = row(0, { name: 'Red ribbon' })
  const reply = await chip([first, row(1)], {
    implant: { implantedOn: '2026-03-27', site: 'Left side of the neck', implanterName: 'Idris Bevan' },
  })
  expect(reply).toMatchObject({ status: 200, data: { litterId, payment: { owing: 2 }, pets: [{ name: 'Red ribbon' }, {}] } })
  expect(await shown()).toMatchObject({ young: 3, withMe: 3, newborn: [{ name: 'Green ribbon' }], chipping: { by: '2026-05-21' } })
  const [red] = (await bryony.getBreederPets({ litterId, query: 'Red ribbon' })).data.items
  expect(red).toMatchObject({
    state: 'withMe',
    damName: 'Juniper',
    bornOn: '2026-03-26',
    chipNumber: first.chipNumber,
    leavesFrom: '2026-05-21',
    implant: { on: '2026-03-27', site: 'Left side of the neck', by: 'Idris Bevan' },
  })
  expect(await chip([row(2)])).toMatchObject({ status: 200 })
  expect(await shown()).toMatchObject({ young: 3, newborn: [], chipping: null })
  expect((await bryony.getBreederReports({ from: '2026-03-26', to: '2026-03-26' })).data.totals.born % 3).toBe(0)
})

test('an estimated date of birth stays one', async () => {
  const { data } = await bryony.recordLitter(newbornLitter({ dam: { name: 'Nettle' }, bornExactly: false }))
  litterId = data.litterId
  ids = (await shown())?.newborn.map(({ id }) => id) ?? []
  const { pets } = (await chip([row(0)])).data
  expect((await bryony.getPetDetail({ petId: pets[0]?.petId ?? '' })).data).toMatchObject({ bornExactly: false })
})

describe('is refused', () => {
  test('for a litter of somebody else, as for one that doesn’t exist: noSuchLitter', async () => {
    expect(await bryony.chipLitter({ litterId: newId(), young: [row(0)] })).toMatchObject({ status: 404, code: 'noSuchLitter' })
  })

  test('for an animal that has its chip, that’s in another litter, or that stands there twice: notWaiting', async () => {
    await chip([row(0)])
    expect(await chip([row(0)])).toMatchObject({ status: 409, code: 'notWaiting' })
    expect(await chip([row(1, { newbornId: newId() })])).toMatchObject({ code: 'notWaiting' })
    expect(await chip([row(1), row(1)])).toMatchObject({ code: 'notWaiting' })
  })

  test('with chips that can’t be theirs, by the row: chipTwice, chipTaken, ofOurStock', async () => {
    const chipNumber = freshChip()
    expect(await chip([row(0, { chipNumber }), row(1, { chipNumber })])).toMatchObject({ status: 400, code: 'chipTwice' })
    expect(await chip([row(0), row(1, { chipNumber: damChip })])).toMatchObject({ code: 'chipTwice' })
    await chip([row(0, { chipNumber })])
    const taken = await chip([row(1), row(2, { chipNumber })])
    expect(taken).toMatchObject({ status: 409, code: 'chipTaken' })
    expect(Object.keys(taken.fields)).toEqual(['young.1.chipNumber'])
    expect(await shown()).toMatchObject({ newborn: [{}, {}] })
    const { unsold } = await haveChips(register)
    expect(await chip([row(1, { chipNumber: unsold })])).toMatchObject({ code: 'ofOurStock', clause: 'STOCK-4' })
  })

  test('with the Kennel Club number of another: kennelClubTaken', async () => {
    await chip([row(0, { kennelClubNumber: 'BB01234571' })])
    expect(await chip([row(1, { kennelClubNumber: 'BB01234571' })])).toMatchObject({
      code: 'kennelClubTaken',
      fields: { 'young.0.kennelClubNumber': expect.any(String) },
    })
  })

  test('with an implant before the birth: implantDateWrong', async () => {
    expect(await chip([row(0)], { implant: { implantedOn: '2026-03-20' } })).toMatchObject({ status: 400, code: 'implantDateWrong' })
  })

  test('with a chip that another database holds, unless the breeder says so: heldElsewhere', async () => {
    const chipNumber = freshChip()
    const peer = await startDemoPeer({ name: 'Fernside', holds: new Set([chipNumber]) })
    const fernside = { code: 'fernside', name: 'Fernside Register', phone: '01632 960155', askUrl: peer.url, checkedOn: '2026-03-01' }
    await register.db.insertInto('otherRegister').values(fernside).execute()
    expect(await chip([row(0, { chipNumber })])).toMatchObject({ status: 409, code: 'heldElsewhere' })
    expect(await chip([row(0, { chipNumber })], { evenIfHeldElsewhere: true })).toMatchObject({ status: 200 })
    await register.db.updateTable('otherRegister').set({ askUrl: null }).where('code', '=', 'fernside').execute()
    await peer.close()
  })
})
