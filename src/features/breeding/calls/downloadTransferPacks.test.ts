import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { litter, soldByCode } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
const liveCodes = async (petIds: string[]) =>
  register.db
    .selectFrom('transferCode')
    .selectAll()
    .where('petId', 'in', petIds)
    .where('endedAt', 'is', null)
    .where('usedAt', 'is', null)
    .execute()

async function registered(over: Parameters<typeof litter>[0] = {}) {
  const { data } = await bryony.addPetByBreeder(litter(over))
  return { litterId: data.litterId, ids: data.pets.map(({ petId }) => petId) }
}

test('a litter is printed as one document with a page and a code for each animal', async () => {
  const { litterId, ids } = await registered()
  const { status, headers, bytes } = await bryony.downloadTransferPacks({ litterId })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store'])
  expect(pagesIn(bytes)).toBe(2)
  expect(bytes.toString('latin1')).toContain('/Lang (en-GB)')
  expect(await liveCodes(ids)).toHaveLength(2)
})

test('the packs of the animals that are chosen are one document, whichever litters they’re from', async () => {
  const [one, other] = [await registered(), await registered()]
  const chosen = [one.ids[0] ?? '', other.ids[1] ?? '']
  const { bytes } = await bryony.downloadTransferPacks({ petIds: chosen.join(',') })
  expect(pagesIn(bytes)).toBe(2)
  expect((await liveCodes([...one.ids, ...other.ids])).map(({ petId }) => petId).sort()).toEqual(chosen.sort())
})

test('a pack printed again carries the same code', async () => {
  const { litterId, ids } = await registered()
  await bryony.downloadTransferPacks({ litterId })
  const first = await liveCodes(ids)
  await bryony.downloadTransferPacks({ petId: ids[0] })
  expect(await liveCodes(ids)).toEqual(first)
})

test('two printings at the same moment make one code for each animal', async () => {
  const { litterId, ids } = await registered()
  const replies = await Promise.all([bryony.downloadTransferPacks({ litterId }), bryony.downloadTransferPacks({ litterId })])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await liveCodes(ids)).toHaveLength(2)
})

test('what is sold, offered or kept has no page in the litter, and what is kept has one when it is asked for', async () => {
  const { litterId, ids } = await registered()
  await bryony.keepOwnershipByBreeder({ petId: ids[0] ?? '' })
  expect(pagesIn((await bryony.downloadTransferPacks({ litterId })).bytes)).toBe(1)
  expect(pagesIn((await bryony.downloadTransferPacks({ petId: ids[0] })).bytes)).toBe(1)
  await soldByCode(register, bryony, ids[1] ?? '')
  expect(await bryony.downloadTransferPacks({ litterId })).toMatchObject({ status: 404, code: 'nothingToPrint' })
})

test('an animal that can’t change hands is named with the reason on a last page, and not silently left out', async () => {
  const { litterId, ids } = await registered()
  await bryony.updatePetStatus({ petId: ids[0] ?? '', status: 'missing' })
  expect(pagesIn((await bryony.downloadTransferPacks({ litterId })).bytes)).toBe(2)
  expect(await liveCodes(ids)).toHaveLength(1)
})

test('nothing is printed of the animals of somebody else, nor of none', async () => {
  const { litterId, ids } = await registered()
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  for (const asked of [{ litterId }, { petId: ids[0] }, {}])
    expect(await nia.api.downloadTransferPacks(asked)).toMatchObject({ status: 404, code: 'nothingToPrint' })
  expect(await liveCodes(ids)).toEqual([])
})

test('a litter that was born yesterday has its packs at once, and their codes are good for 90 days from the 56th', async () => {
  const { litterId, ids } = await registered({ bornOn: '2026-03-26' })
  const { status, bytes } = await bryony.downloadTransferPacks({ litterId })
  expect([status, pagesIn(bytes)]).toEqual([200, 2])
  for (const { expiresAt } of await liveCodes(ids)) expect(expiresAt.toISOString()).toBe('2026-08-19T22:59:59.000Z')
})

test('a third litter in twelve months without a licence is not printed', async () => {
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const litters = []
  for (const name of ['A', 'B', 'C']) litters.push((await nia.api.addPetByBreeder(litter({ dam: { name } }))).data.litterId)
  expect(await nia.api.downloadTransferPacks({ litterId: litters[0] })).toMatchObject({ status: 409, code: 'licenceNeeded' })
})
