import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { takeByTelephone } from '#features/staff/contract.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { codeIn, letterboxOf, withoutEmail } from '#src/testing/letters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { LETTER_REMINDERS, QUIET_MINUTES } from './lifecycle.ts'

let register: TestRegister
let idris: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  idris = await register.as('idris')
})
afterAll(() => register.close())

/** A litter that Idris has registered for a breeder who has only a landline. */
async function litterByLetter(names: readonly string[], to = withoutEmail(), as: 'breeder' | 'customer' = 'breeder') {
  const animals = []
  for (const name of names) {
    const asked = chipped(freshChip(), { to, as, ofLitter: true })
    const reply = await idris.registerChip({ ...asked, pet: { ...asked.pet, name } })
    expect(reply.status).toBe(200)
    animals.push({ ...reply.data, name })
  }
  register.clock.turn({ minutes: QUIET_MINUTES })
  for (const { requestId } of animals) await register.runJob('tellOfLitter', { offerId: requestId })
  return { to, animals, petIds: animals.map(({ petId }) => petId), requestIds: animals.map(({ requestId }) => requestId) }
}

const lettersTo = (to: ReturnType<typeof withoutEmail>) => mailbox(register, letterboxOf(to))
const keepers = async (petIds: readonly string[]) => {
  const pets = await register.db.selectFrom('pet').select(['keeperId', 'breederId']).where('id', 'in', petIds).execute()
  return pets.map(({ keeperId, breederId }) => [keeperId, breederId])
}

test('a breeder with only a landline has one letter about the whole litter, with one code', async () => {
  const { to, animals } = await litterByLetter(['Fern', 'Moss', 'Ash'])
  const letters = await lettersTo(to)
  expect(letters).toHaveLength(1)
  const text = letters[0]?.text ?? ''
  expect(letters[0]?.subject).toMatch(/if (Fern|Moss|Ash), .* and .* are from your litter$/)
  for (const { chipNumber } of animals) expect(text).toContain(groupChipNumber(chipNumber))
  expect(text.match(/Your code/g)).toHaveLength(1)
})

test('the code shows all of them, and confirms all of them as of the breeder’s litter; both sides are told once', async () => {
  const { to, petIds } = await litterByLetter(['Elm', 'Yew'])
  const code = codeIn((await lettersTo(to)).at(-1) ?? { text: '' })
  const { data } = await register.stranger.petByTransferCode({ code })
  expect(data.letter).toMatchObject({
    name: to.name,
    isLitter: true,
    animals: [{ name: expect.any(String) }, { name: expect.any(String) }],
  })
  expect(data.toPay?.pence).toBeGreaterThan(0)
  const breeder = await join(register)
  const before = (await mailbox(register, 'idris@homeward.example')).length
  expect(await breeder.api.redeemTransferCode({ code })).toMatchObject({ status: 200, data: { petName: expect.stringContaining(' and ') } })
  expect(await keepers(petIds)).toEqual(petIds.map(() => [breeder.id, breeder.id]))
  await register.runJob('tellOfEndings', {})
  const told = (await mailbox(register, 'idris@homeward.example')).slice(before)
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^(Elm and Yew|Yew and Elm) have been confirmed$/)])
  expect(await breeder.api.redeemTransferCode({ code })).toMatchObject({ code: 'codeUsed' })
})

test('whoever rings with the code is the keeper of all of them, and has one letter about it', async () => {
  const { to, petIds } = await litterByLetter(['Bay', 'Oak'])
  const code = codeIn((await lettersTo(to)).at(-1) ?? { text: '' })
  const taken = await deskOf(() => register)(takeByTelephone, { letterCode: code, reason: 'Rang us.' })
  expect(taken).toMatchObject({ petName: expect.stringContaining(' and '), keeper: to.name })
  const [one, other] = await keepers(petIds)
  expect(one?.[0]).toBe(other?.[0])
  expect(one?.[1]).toBe(one?.[0])
  expect((await lettersTo(to)).slice(1).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You’re the keeper of .* now$/)])
})

test('one that was taken back leaves the code good for the rest, and a reminder is one letter with the same code', async () => {
  const { to, petIds, requestIds } = await litterByLetter(['Ivy', 'Fir', 'Sky'])
  const code = codeIn((await lettersTo(to)).at(-1) ?? { text: '' })
  await idris.withdrawPetRequest({ requestId: requestIds[0] ?? '' })
  register.clock.turn({ days: LETTER_REMINDERS[0] })
  await register.runJob('watchLetters', {})
  const letters = await lettersTo(to)
  expect(letters).toHaveLength(2)
  expect(codeIn(letters[1] ?? { text: '' })).toBe(code)
  expect(letters[1]?.text).not.toContain('Ivy')
  const breeder = await join(register)
  expect((await breeder.api.redeemTransferCode({ code })).status).toBe(200)
  const [left, ...theirs] = await Promise.all(petIds.map(async (id) => (await keepers([id]))[0]?.[0]))
  expect([left, ...theirs]).toEqual([register.people.idris, breeder.id, breeder.id])
})

test('two breeders at two addresses have a letter each', async () => {
  const [one, other] = [withoutEmail({ name: 'Gwen Price' }), withoutEmail()]
  await idris.registerChip(chipped(freshChip(), { to: one, as: 'breeder' }))
  await litterByLetter(['Rue'], other)
  expect((await lettersTo(other)).map(({ text }) => text.match(/microchip \d/g)?.length)).toEqual([1])
  expect(await lettersTo(one)).toEqual([])
})

test('a keeper with only a landline has one letter about an accidental litter too, and isn’t written as its breeder', async () => {
  const { to, petIds } = await litterByLetter(['Kip', 'Dot', 'Ned'], withoutEmail(), 'customer')
  const letters = await lettersTo(to)
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/ are yours$/)])
  const code = codeIn(letters[0] ?? { text: '' })
  expect(letters[0]?.text.match(/Your code/g)).toHaveLength(1)
  expect((await register.stranger.petByTransferCode({ code })).data.letter).toMatchObject({ isLitter: false, animals: { length: 3 } })
  const keeper = await join(register)
  expect((await keeper.api.redeemTransferCode({ code })).status).toBe(200)
  expect(await keepers(petIds)).toEqual(petIds.map(() => [keeper.id, null]))
})

test('a breeder without a keeper profile uses the code of their litter’s letter online, and no other code', async () => {
  const breeder = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const { to, petIds } = await litterByLetter(['Gus', 'Meg'])
  const code = codeIn((await lettersTo(to)).at(-1) ?? { text: '' })
  expect((await breeder.api.redeemTransferCode({ code })).status).toBe(200)
  expect(await keepers(petIds)).toEqual(petIds.map(() => [breeder.id, breeder.id]))
  const kept = await litterByLetter(['Pip', 'Wyn'], withoutEmail(), 'customer')
  const other = codeIn((await lettersTo(kept.to)).at(-1) ?? { text: '' })
  expect(await breeder.api.redeemTransferCode({ code: other })).toMatchObject({ status: 403, code: 'profileNeeded' })
})
