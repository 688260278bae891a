import { afterAll, beforeAll, expect, test } from 'vitest'
import { stray } from '#src/testing/litters.ts'
import { workingColleague } from '#src/testing/members.ts'
import { form } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

import { nameOfOrganisation } from '../nameOfOrganisation.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an owner sees who works for the organisation, who is invited, and when each last did', async () => {
  const { rescue, colleague, acting } = await workingColleague(register)
  const { email } = form()
  await rescue.api.invitePerson({ email, role: 'readOnly' })
  register.clock.turn({ hours: 1 })
  await acting.addPetByWelfare(stray())
  const { data } = await rescue.api.getPeople({ sort: '-lastActAt' })
  const [jo, invited] = data.items
  expect(data.total).toBe(2)
  expect(data.organisation).toBe(await nameOfOrganisation(register.db, rescue.id))
  expect(data.organisation).not.toBe('')
  expect(jo).toMatchObject({ name: 'Jo Bell', email: colleague.email, role: 'teamMember', until: null, can: { remove: true } })
  expect(jo?.can.withdraw).toMatchObject({ clause: 'PEOPLE-4' })
  expect(new Date(jo?.lastActAt ?? 0)).toEqual(register.clock.now())
  expect(jo?.lastSignedInAt).not.toBeNull()
  expect(invited).toMatchObject({ name: null, email, lastActAt: null, lastSignedInAt: null, can: { withdraw: true } })
})

test.each(['name', '-name', 'joinedAt', '-joinedAt', 'lastActAt', '-lastActAt'])(
  'people are sorted by %s and come in pages',
  async (sort) => {
    const { rescue } = await workingColleague(register)
    await rescue.api.invitePerson({ email: form().email, role: 'readOnly' })
    const pages = [1, 2].map(async (page) => (await rescue.api.getPeople({ sort, page, pageSize: 1 })).data.items.map(({ id }) => id))
    expect(new Set((await Promise.all(pages)).flat()).size).toBe(2)
  },
)
