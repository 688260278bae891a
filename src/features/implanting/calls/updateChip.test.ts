import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, haveChips, petOf, verifiedImplanter } from '#src/testing/implants.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let idris: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  const { data } = await register.stranger.login({ email: PEOPLE.idris.email, password: PASSWORD }, { address: freshAddress() })
  idris = register.withToken(data.token)
})
afterAll(() => register.close())

async function implanted(number = freshChip()) {
  const { data } = await idris.registerChip(chipped(number))
  const implants = await idris.getImplanterImplantedChips({ query: number })
  return { petId: data.petId, implantId: implants.data.items[0]?.id ?? '' }
}
const right = { implantedOn: '2026-03-20', site: 'Left side of the neck' }

test('an implanter corrects the day and the place, on the animal too', async () => {
  const { petId, implantId } = await implanted()
  expect((await idris.updateChip({ implantId, ...right })).status).toBe(200)
  expect(await petOf(register, petId)).toMatchObject({ implantedOn: '2026-03-20', implantSite: 'Left side of the neck' })
  const record = (await idris.getPetDetail({ petId })).data
  expect(record.timeline.at(-1)).toMatchObject({ what: 'Implant details added', clause: 'IMPLANT-4' })
})

describe('is refused', () => {
  test('for another’s implant as for one that is not there: noSuchImplant', async () => {
    const { implantId } = await implanted()
    const other = await verifiedImplanter(register, {})
    const replies = [await other.api.updateChip({ implantId, ...right }), await idris.updateChip({ implantId: newId(), ...right })]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'noSuchImplant' })
  })

  test('for a day to come: inFuture', async () => {
    const { implantId } = await implanted()
    expect(await idris.updateChip({ implantId, ...right, implantedOn: '2027-01-01' })).toMatchObject({ status: 400, code: 'inFuture' })
  })

  test.each([
    ['tooLongAgo', '1890-10-14'],
    ['beforeBirth', '2026-01-19'],
  ] as const)('for a day on which it cannot have been: %s', async (code, implantedOn) => {
    const { implantId, petId } = await implanted()
    const reply = await idris.updateChip({ implantId, ...right, implantedOn })
    expect(reply).toMatchObject({ status: 400, code, fields: { implantedOn: expect.any(String) } })
    expect((await petOf(register, petId)).implantedOn).toBe('2026-03-27')
  })

  test('for a day on which the chip was no longer sterile: notSterile', async () => {
    const { numbers, batchId } = await haveChips(register)
    const { implantId } = await implanted(numbers[0])
    await register.db.updateTable('chipUnit').set({ expiresOn: '2026-03-21' }).where('batchId', '=', batchId).execute()
    const late = await idris.updateChip({ implantId, ...right, implantedOn: '2026-03-22' })
    expect(late).toMatchObject({ status: 409, code: 'notSterile', clause: 'STOCK-4', fields: { implantedOn: expect.any(String) } })
    expect((await idris.updateChip({ implantId, ...right, implantedOn: '2026-03-21' })).status).toBe(200)
  })

  test('after 30 days, to the second: tooLate', async () => {
    const { implantId } = await implanted()
    register.clock.turn({ days: 29, hours: 23, minutes: 59 })
    const { data } = await register.stranger.login({ email: PEOPLE.idris.email, password: PASSWORD }, { address: freshAddress() })
    idris = register.withToken(data.token)
    expect((await idris.updateChip({ implantId, ...right })).status).toBe(200)
    register.clock.turn({ minutes: 1, seconds: 1 })
    expect(await idris.updateChip({ implantId, ...right })).toMatchObject({ status: 409, code: 'tooLate' })
  })
})
