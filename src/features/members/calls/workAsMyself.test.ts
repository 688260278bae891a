import { afterAll, beforeAll, expect, test } from 'vitest'
import { decode } from '#platform/web/session.ts'
import { workingColleague } from '#src/testing/members.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever goes back is themselves again, and the other session is over', async () => {
  const { acting, colleague } = await workingColleague(register)
  const { data } = await acting.workAsMyself()
  expect(decode(data.token)).toMatchObject({ sub: colleague.id, working: null })
  expect((await register.withToken(data.token).userProfile()).data).toMatchObject({ id: colleague.id })
  expect((await acting.getTasks()).status).toBe(401)
})
