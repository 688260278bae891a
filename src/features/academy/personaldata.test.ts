import { afterAll, beforeAll, expect, test } from 'vitest'
import { forget } from '#features/accounts/points.ts'
import { certifiedStudent, failExam, student } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a student’s file has their training and how each topic went, and neither questions nor answers', async () => {
  const { api } = await student(register)
  await failExam(api)
  const file = JSON.parse((await api.exportMyData({})).bytes.toString())
  expect(file.training).toMatchObject([{ status: 'enrolled', species: ['dog', 'cat'], bornOn: '2000-05-04' }])
  expect(file.examAttempts).toMatchObject([{ number: 1, status: 'failed', answered: 30, topics: { law: 'revise' } }])
  expect(Object.keys(file.examAttempts[0])).not.toContain('seed')
  expect(file.events.map(({ move }: { move: string }) => move)).toEqual(expect.arrayContaining(['apply', 'enrol', 'begin', 'handIn']))
})

test('whoever is forgotten leaves the number of a certificate, and no name or date of birth', async () => {
  const { id, certificate } = await certifiedStudent(register)
  for (const forgetTheirs of register.extensions(forget)) await forgetTheirs(register.db, [id])
  const { data } = await register.stranger.verifyProof({ proof: certificate.number })
  expect(data).toMatchObject({ genuine: true, implanter: { number: certificate.number, holder: null } })
  const training = await register.db.selectFrom('training').select('bornOn').where('studentId', '=', id).executeTakeFirstOrThrow()
  expect(training.bornOn).toBeNull()
})
