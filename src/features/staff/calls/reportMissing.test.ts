import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { londonDate } from '#platform/clock/clock.ts'
import { freshChip } from '#src/testing/animals.ts'
import { callerWithAnimal, statusOf } from '#src/testing/callers.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { deskOf, secondStaffOf } from '#src/testing/staff.ts'
import { reportMissing } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => {
  register.clock.turn({ minutes: 70 })
})
afterAll(() => register.close())

const run = deskOf(() => register)
const today = () => londonDate(register.clock.now())
const asked = (chipNumber: string, over: object = {}) => ({
  chipNumber,
  where: 'OX16 5QB',
  on: today(),
  circumstances: 'A black dog. Slipped its collar.',
  reason: 'Rang us, and knew the chip number, the name and the address.',
  ...over,
})
const searchOf = (petId: string) => register.db.selectFrom('lostCase').selectAll().where('petId', '=', petId).executeTakeFirst()

test('an animal is reported missing for a keeper who rings, as they would online, and they’re told on paper that we did', async () => {
  const { chip, petId, accountId, letterbox } = await callerWithAnimal(register)
  expect(await run(reportMissing, asked(chip, { at: '07:15', size: 'small' }))).toEqual({ petName: 'Moss', area: 'Banbury' })
  expect(await statusOf(register, petId)).toBe('missing')
  const search = await searchOf(petId)
  expect(search).toMatchObject({ status: 'open', keeperId: accountId, size: 'small', circumstances: 'A black dog. Slipped its collar.' })
  expect(search?.seenAt.toISOString().slice(11, 16)).toBe('06:15')
  const letter = (await mailbox(register, letterbox)).at(-1)
  expect(letter).toMatchObject({ channel: 'post', subject: 'We’ve reported Moss missing for you' })
  expect(letter?.text).toContain('If it wasn’t you who rang')
})

test('what happened stands in the keeper’s name, what we did in ours, and where they are in neither', async () => {
  const { chip, petId, accountId } = await callerWithAnimal(register)
  await run(reportMissing, asked(chip))
  const events = await register.db.selectFrom('event').selectAll().execute()
  expect(events.find(({ subjectId, move }) => subjectId === petId && move === 'reportMissing')).toMatchObject({
    byAccount: accountId,
    byRole: 'keeper',
  })
  expect(events.findLast(({ move, byRole }) => move === 'reportMissing' && byRole === 'Staff')?.facts).toMatchObject({ chipNumber: chip })
  expect(JSON.stringify(events)).not.toMatch(/OX16 5QB|Slipped its collar/)
})

test('a keeper who has e-mail is written to there, and one that was stolen is marked so', async () => {
  const { keeper, petId, chip } = await reachableKeeper('Teasel')
  await run(reportMissing, asked(chip, { stolen: true, crimeReference: 'TVP-42' }))
  expect(await statusOf(register, petId)).toBe('stolen')
  expect((await newestTo(register, keeper.email)).subject).toBe('We’ve reported Teasel stolen for you')
})

test('a number no animal has, a place no one knows and a time to come are refused: noSuchAnimal, noSuchPlace, inFuture', async () => {
  const { chip, petId } = await callerWithAnimal(register)
  for (const [over, refusal] of [
    [{ chipNumber: freshChip() }, 'noSuchAnimal'],
    [{ where: 'Nowhere at all' }, 'noSuchPlace'],
    [{ on: '2030-01-01' }, 'inFuture'],
    [{ at: '23:59' }, 'inFuture'],
  ] as const)
    await expect(run(reportMissing, asked(chip, over))).rejects.toMatchObject({ code: refusal })
  expect(await statusOf(register, petId)).not.toBe('missing')
})

test('while no one can be asked about places it’s refused: placesDown', async () => {
  const { chip } = await callerWithAnimal(register)
  const { find } = register.services.postcodes
  register.services.postcodes.find = () => Promise.reject(new Error('down'))
  await expect(run(reportMissing, asked(chip))).rejects.toMatchObject({ code: 'placesDown' })
  register.services.postcodes.find = find
})

test('one that’s looked for already, or has died, is refused: alreadyLost, notNow', async () => {
  const { chip } = await callerWithAnimal(register)
  await run(reportMissing, asked(chip))
  await expect(run(reportMissing, asked(chip))).rejects.toMatchObject({ code: 'alreadyLost' })
  const other = await reachableKeeper('Rush')
  await other.keeper.api.updatePetStatus({ petId: other.petId, status: 'deceased' })
  await expect(run(reportMissing, asked(other.chip))).rejects.toMatchObject({ code: 'notNow' })
})

test('no one on our staff reports their own animal so', async () => {
  const { chip, petId } = await reachableKeeper('Sedge')
  await register.db.updateTable('pet').set({ keeperId: register.people.wilma }).where('id', '=', petId).execute()
  await expect(secondStaffOf(() => register)(reportMissing, asked(chip))).rejects.toMatchObject({ code: 'yourOwnMatter' })
})

async function reachableKeeper(name: string) {
  const { keeper, petId } = await keeperWithPet(register, name)
  const { number } = await register.db.selectFrom('chip').select('number').where('petId', '=', petId).executeTakeFirstOrThrow()
  return { keeper, petId, chip: number }
}
