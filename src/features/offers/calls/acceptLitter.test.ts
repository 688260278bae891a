import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { newbornLitter } from '#src/testing/litters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { LONGEST_WAIT_MINUTES, QUIET_MINUTES } from '../lifecycle.ts'

const BRYONY = 'bryony@homeward.example'
const IDRIS = 'idris@homeward.example'

let register: TestRegister
let [idris, bryony]: Client[] = []
beforeAll(async () => {
  register = await testRegister()
  await signIn()
})
afterAll(() => register.close())

async function signIn() {
  idris = await register.as('idris')
  bryony = await register.as('bryony')
}

async function chip(name: string, more: { sex?: 'female' | 'male' } = {}) {
  const asked = chipped(freshChip(), { to: { email: BRYONY }, as: 'breeder' })
  const reply = await idris?.registerChip({ ...asked, pet: { ...asked.pet, ...more, name } })
  return { requestId: reply?.data.requestId ?? '', petId: reply?.data.petId ?? '' }
}

/** What they have read about litters. */
const read = async () =>
  (await mailbox(register, BRYONY)).filter(({ subject }) => subject?.includes('from your litter')).map(({ subject }) => subject)
const tell = ({ requestId }: { requestId: string }) => register.runJob('tellOfLitter', { offerId: requestId })

test('a breeder is asked about a litter in one message, once no more come', async () => {
  const [fern, moss] = [await chip('Fern'), await chip('Moss')]
  await tell(fern)
  expect(await read()).toEqual([])
  register.clock.turn({ minutes: QUIET_MINUTES })
  for (const each of [fern, moss]) await tell(each)
  expect(await read()).toEqual(['Tell us if Fern and Moss are from your litter'])
  register.clock.turn({ days: 3 })
  await register.runJob('watchOffers', {})
  expect((await read()).slice(1)).toEqual([expect.stringMatching(/^Answer by .*Fern and Moss/)])
  await signIn()
})

test('they’re asked about those so far where a litter takes longer than an hour, and about the rest later', async () => {
  const first = await chip('Ash')
  register.clock.turn({ minutes: LONGEST_WAIT_MINUTES })
  await signIn()
  const last = await chip('Oak')
  const before = (await read()).length
  await tell(first)
  expect((await read()).slice(before)).toEqual(['Tell us if Ash and Oak are from your litter'])
  await tell(last)
  expect(await read()).toHaveLength(before + 1)
})

test('a breeder says yes to all of them, or to none: notNow, noSuchRequest, noSuchLitter', async () => {
  const asked = [await chip('Elm'), await chip('Yew'), await chip('Bay')]
  const requestIds = asked.map(({ requestId }) => requestId)
  const keepers = async () => {
    const petIds = asked.map(({ petId }) => petId)
    const pets = await register.db.selectFrom('pet').select(['keeperId', 'breederId']).where('id', 'in', petIds).execute()
    return pets.map(({ keeperId, breederId }) => [keeperId, breederId])
  }
  const unasked = await keepers()
  expect(await bryony?.acceptLitter({ requestIds: [...requestIds, newId()] })).toMatchObject({ status: 404, code: 'noSuchRequest' })
  expect(await bryony?.acceptLitter({ requestIds, litterId: newId() })).toMatchObject({ status: 400, code: 'noSuchLitter' })
  expect(await keepers()).toEqual(unasked)

  const subjectsTo = async (email: string) => (await mailbox(register, email)).map(({ subject }) => subject)
  const before = { bryony: (await subjectsTo(BRYONY)).length, idris: (await subjectsTo(IDRIS)).length }
  expect(await bryony?.acceptLitter({ requestIds })).toMatchObject({ status: 200, data: { accepted: 3 } })
  const all = expect.stringMatching(/(Elm|Yew|Bay), (Elm|Yew|Bay) and (Elm|Yew|Bay)/)
  expect((await subjectsTo(BRYONY)).slice(before.bryony)).toEqual([all])
  await register.runJob('tellOfEndings', {})
  expect((await subjectsTo(IDRIS)).slice(before.idris)).toEqual([all])
  const { people } = register
  expect(await keepers()).toEqual(asked.map(() => [people.bryony, people.bryony]))

  const late = await chip('Fir')
  register.clock.turn({ days: 14, minutes: 1 })
  await signIn()
  expect(await bryony?.acceptLitter({ requestIds: [late.requestId] })).toMatchObject({ status: 409, code: 'notNow' })
})

test('puppies that were written down without a chip wait no longer once an implanter chipped them; the rest do', async () => {
  await signIn()
  const { data } = (await bryony?.recordLitter(newbornLitter({ dam: { name: 'Medlar' } }))) ?? {}
  const litterId = data?.litterId ?? ''
  const asked = [
    await chip('Red ribbon', { sex: 'female' }),
    await chip('green ribbon', { sex: 'male' }),
    await chip('Bella', { sex: 'female' }),
  ]
  expect(await bryony?.acceptLitter({ requestIds: asked.map(({ requestId }) => requestId), litterId })).toMatchObject({ status: 200 })
  const [shown] = (await bryony?.getLitters({ litterId }))?.data.items ?? []
  expect(shown).toMatchObject({ young: 4, withMe: 4, newborn: [{ name: 'Blue ribbon' }] })
})
