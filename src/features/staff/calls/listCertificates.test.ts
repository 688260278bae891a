import { afterAll, beforeAll, expect, test } from 'vitest'
import { certifiedStudent } from '#src/testing/academy.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listCertificates } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('our staff see the certificates, the newest first, or those of one person', async () => {
  const first = await certifiedStudent(register)
  register.clock.turn({ minutes: 1 })
  const second = await certifiedStudent(register)
  const run = deskOf(() => register)
  const numbers = async (email?: string) => (await run(listCertificates, { email })).items.map(({ number }) => number)
  expect(await numbers()).toEqual([second.certificate.number, first.certificate.number])
  expect(await numbers(first.email)).toEqual([first.certificate.number])
  expect((await run(listCertificates, {})).items[0]).toMatchObject({
    status: 'valid',
    holder: 'Nia Powell',
    email: second.email,
    species: 'dog',
  })
})
