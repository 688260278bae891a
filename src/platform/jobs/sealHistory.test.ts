import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let alarms: { message: string; facts: unknown }[]
beforeAll(async () => {
  register = await testRegister()
  alarms = []
  register.services.alarm = (message, facts) => alarms.push({ message, facts })
})
afterAll(() => register.close())

const roots = async () => (await register.db.selectFrom('historyRoot').select('day').orderBy('day').execute()).map(({ day }) => day)
const metric = async () => /^homeward_history_differences (-?\d+)$/m.exec((await register.app.inject('/metrics')).body)?.[1]

/** A night passes, with what somebody did in the database before it. */
async function nightAfter(...changes: string[]) {
  await register.asOwner("set session_replication_role = 'replica'", ...changes)
  register.clock.turn({ days: 1 })
  alarms.length = 0
  await register.runJob('sealHistory', {})
}

test('each night the history is checked and sealed; a state that does not fit is raised, and a changed past is not sealed over', async () => {
  expect(await metric()).toBe('-1')
  const anna = await register.as('anna')
  const { petId } = (await anna.addPet(animal())).data
  await nightAfter()
  expect([await roots(), alarms, await metric()]).toEqual([['2026-03-28'], [], '0'])
  await register.runJob('sealHistory', {})
  expect(await roots()).toEqual(['2026-03-28'])

  await nightAfter(`update pet set status = 'stolen' where id = '${petId}'`)
  expect([await roots(), await metric()]).toEqual([['2026-03-28', '2026-03-29'], '1'])
  expect(alarms).toMatchObject([
    { message: expect.stringContaining('npm run verify'), facts: { differences: [expect.stringContaining('stolen')] } },
  ])

  await nightAfter(`update event set clause = 'PET-9' where subject_id = '${petId}'`)
  expect([await roots(), await metric()]).toEqual([['2026-03-28', '2026-03-29'], '2'])
  expect(alarms[1]?.message).toBe('The day isn’t sealed, because its history was changed')
})
