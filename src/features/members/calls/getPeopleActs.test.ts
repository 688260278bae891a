import { afterAll, beforeAll, expect, test } from 'vitest'
import { stray } from '#src/testing/litters.ts'
import { workingColleague } from '#src/testing/members.ts'
import { giveCredits } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('what a member changed stays on record under their name, also once they’re removed', async () => {
  const { rescue, acting, colleague, membershipId: id } = await workingColleague(register)
  const { data } = await acting.addPetByWelfare(stray())
  await acting.getTasks()
  await acting.addPetByWelfare({})
  await rescue.api.removePerson({ id })
  expect((await rescue.api.getPeopleActs({ sort: 'name' })).data).toMatchObject({ total: 1, items: [{ name: 'Jo Bell' }] })
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', data.petId).execute()
  expect(events.map(({ byAccount, byPerson }) => [byAccount, byPerson])).toContainEqual([rescue.id, colleague.id])
})

test('a record’s history names the colleague to the organisation', async () => {
  const { rescue, acting } = await workingColleague(register)
  await giveCredits(register, rescue.id, 1)
  const { data } = await acting.addPetByWelfare(stray())
  const { timeline } = (await rescue.api.getPetDetail({ petId: data.petId })).data
  expect(timeline.map(({ by }) => by)).toContain('Jo Bell')
  const own = (await rescue.api.addPetByWelfare(stray())).data
  expect((await rescue.api.getPetDetail({ petId: own.petId })).data.timeline[0]?.by).toBe('You')
  expect((await acting.getPetDetail({ petId: own.petId })).data.timeline[0]?.by).toBe(rescue.name)
})

test('what the organisation’s own sign-in changed is nobody else’s', async () => {
  const { rescue } = await workingColleague(register)
  await rescue.api.addPetByWelfare(stray())
  expect((await rescue.api.getPeopleActs({})).data.total).toBe(0)
})
