import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, newbornLitter, puppy } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
let litterId: string
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  litterId = (await bryony.addPetByBreeder(litter())).data.litterId
})
afterAll(() => register.close())

const HEAD = 'Microchip number,Name,Species,Breed,Sex,Colour,Date of birth,Date of birth is an estimate'

/** A puppy that its breeder registered on its own, from a file. */
async function alone({ bornOn = '2026-01-23', species = 'Dog', estimated = 'No', name = 'Late' } = {}) {
  const chipNumber = freshChip()
  const row = `${chipNumber},${name},${species},unknown,F,Golden,${bornOn},${estimated}`
  const { data } = await bryony.importPets({}, { file: { bytes: Buffer.from(`${HEAD}\n${row}`), name: 'late.csv' } })
  expect(data.imported).toBe(1)
  const { petId } = await register.db.selectFrom('chip').select('petId').where('number', '=', chipNumber).executeTakeFirstOrThrow()
  return { chipNumber, petId }
}

/** A puppy of somebody else. */
async function annas() {
  const chipNumber = freshChip()
  const { petId } = (await (await register.as('anna')).addPet(animal({ chipNumber, bornOn: '2026-01-23' }))).data
  return { chipNumber, petId }
}

test('a puppy that its breeder registered on its own joins its litter, with who bred it', async () => {
  const { chipNumber, petId } = await alone()
  expect(await bryony.joinLitter({ litterId, chipNumber })).toMatchObject({ status: 200, data: { petId, name: 'Late' } })
  const [late] = (await bryony.getBreederPets({ query: 'Late' })).data.items
  expect(late).toMatchObject({ litterId, damName: 'Saffron', state: 'withMe' })
  expect((await bryony.getLitters({})).data.items[0]).toMatchObject({ young: 3 })
  const { breederId, breederName } = await register.db
    .selectFrom('pet')
    .select(['breederId', 'breederName'])
    .where('id', '=', petId)
    .executeTakeFirstOrThrow()
  expect({ breederId, breederName }).toEqual({ breederId: register.people.bryony, breederName: 'Bryony Clarke' })
})

test('a puppy that was written down without a chip by its name and sex waits no longer; one of another name does', async () => {
  const { data } = await bryony.recordLitter(newbornLitter())
  const waiting = async () => (await bryony.getLitters({ litterId: data.litterId })).data.items[0]
  const join = async (name: string) => {
    const { chipNumber } = await alone({ bornOn: '2026-03-26', name })
    return bryony.joinLitter({ litterId: data.litterId, chipNumber })
  }
  expect(await join('red  Ribbon')).toMatchObject({ status: 200 })
  expect(await waiting()).toMatchObject({ young: 3, newborn: [{ name: 'Blue ribbon' }, { name: 'Green ribbon' }] })
  expect(await join('Blue ribbon')).toMatchObject({ status: 200 })
  expect(await waiting()).toMatchObject({ young: 4, newborn: [{ name: 'Blue ribbon' }, { name: 'Green ribbon' }] })
})

test('one that was put in no list of litters when its breeder accepted it can join later', async () => {
  const { chipNumber, petId } = await alone()
  const bred = { breederId: register.people.bryony, breederName: 'Bryony Clarke' }
  await register.db.updateTable('pet').set(bred).where('id', '=', petId).execute()
  expect(await bryony.joinLitter({ litterId, chipNumber })).toMatchObject({ status: 200 })
})

describe('is refused', () => {
  test('for a litter of somebody else, as for one that does not exist: noSuchLitter', async () => {
    const { chipNumber } = await alone()
    expect(await bryony.joinLitter({ litterId: newId(), chipNumber })).toMatchObject({ status: 404, code: 'noSuchLitter' })
  })

  test('with an animal of somebody else: notYours', async () => {
    const { chipNumber } = await annas()
    expect(await bryony.joinLitter({ litterId, chipNumber })).toMatchObject({ status: 404, code: 'notYours' })
  })

  test('twice: inLitter', async () => {
    const { chipNumber } = await alone()
    await bryony.joinLitter({ litterId, chipNumber })
    expect(await bryony.joinLitter({ litterId, chipNumber })).toMatchObject({ status: 409, code: 'inLitter' })
  })

  test('with an animal that had another keeper before: otherBreeder', async () => {
    const { chipNumber, petId } = await annas()
    const given = { keeperId: register.people.bryony, keptSince: register.clock.now() }
    await register.asOwner(
      `update pet set keeper_id = '${given.keeperId}', kept_since = '${given.keptSince.toISOString()}' where id = '${petId}'`,
    )
    expect(await bryony.joinLitter({ litterId, chipNumber })).toMatchObject({ status: 409, code: 'otherBreeder' })
  })

  test.each([{ bornOn: '2026-01-30' }, { species: 'Cat' }])('with another birth or kind: doesNotFit, %j', async (over) => {
    const { chipNumber } = await alone(over)
    expect(await bryony.joinLitter({ litterId, chipNumber })).toMatchObject({ status: 409, code: 'doesNotFit' })
  })

  test('into a litter of twenty: litterFull', async () => {
    const full = (await bryony.addPetByBreeder(litter({ young: Array.from({ length: 20 }, () => puppy()) }))).data.litterId
    const { chipNumber } = await alone()
    expect(await bryony.joinLitter({ litterId: full, chipNumber })).toMatchObject({ status: 409, code: 'litterFull' })
  })
})

test('a day that is an estimate may be some days off', async () => {
  const { chipNumber } = await alone({ bornOn: '2026-01-30', estimated: 'Yes' })
  expect(await bryony.joinLitter({ litterId, chipNumber })).toMatchObject({ status: 200 })
})
