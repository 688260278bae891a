import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { join } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
const have = () => haveOffspring(register, { keeper: 'wilma' })

async function packed() {
  const petId = await have()
  const { data } = await wilma.issueAdoptionCodes({ petIds: [petId], statement: 'relinquished' })
  return { petId, code: data.codes[0]?.code ?? '' }
}

test('animals with a code have a page each, and printing them again changes no code', async () => {
  const [one, other] = [await packed(), await packed()]
  const petIds = [one.petId, other.petId]
  const codes = () => register.db.selectFrom('transferCode').selectAll().where('petId', 'in', petIds).orderBy('id').execute()
  const before = await codes()
  const { status, headers, bytes } = await wilma.downloadAdoptionPacks({ petIds })
  expect([status, headers['content-type'], pagesIn(bytes)]).toEqual([200, 'application/pdf', 2])
  expect(bytes.toString('latin1')).toContain('(Adoption packs for 2 animals)')
  expect(await codes()).toEqual(before)
})

describe('is refused', () => {
  test('for someone else’s animal exactly as for none: notYours', async () => {
    for (const petId of [await haveOffspring(register), newId()])
      expect(await wilma.downloadAdoptionPacks({ petIds: [petId] })).toMatchObject({ status: 404, code: 'notYours' })
  })

  test('for an animal without a code of an adoption: noCode', async () => {
    const { petId } = await packed()
    expect(await wilma.downloadAdoptionPacks({ petIds: [petId, await have()] })).toMatchObject({ status: 409, code: 'noCode' })
  })

  test('once it has another keeper, and while it’s missing: handedOver, notNow', async () => {
    const [gone, away] = [await packed(), await packed()]
    await (await join(register)).api.redeemTransferCode({ code: gone.code })
    await wilma.updatePetStatus({ petId: away.petId, status: 'missing' })
    expect(await wilma.downloadAdoptionPacks({ petIds: [gone.petId] })).toMatchObject({ status: 409, code: 'handedOver' })
    expect(await wilma.downloadAdoptionPacks({ petIds: [away.petId] })).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('for an organisation that nobody has checked any more: notVerified', async () => {
    const { petId } = await packed()
    const profile = register.db.updateTable('profile').where('accountId', '=', register.people.wilma)
    await profile.set(verification('applied')).execute()
    expect(await wilma.downloadAdoptionPacks({ petIds: [petId] })).toMatchObject({ status: 403, code: 'notVerified' })
    await profile.set(verification('verified')).execute()
  })
})

const verification = (status: 'applied' | 'verified') => ({ status })
