import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { litter } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test.each(['0000-01-01', '0001-01-01', '1799-12-31', '2200-01-01', '9999-12-31'])(
  'a report from %s is refused in a sentence',
  async (from) => {
    const [wilma, bryony] = [await register.as('wilma'), await register.as('bryony')]
    const replies = [
      await wilma.getWelfareReports({ from, to: from }),
      await wilma.downloadWelfareReport({ from, to: from }),
      await bryony.getBreederReports({ from, to: from }),
      await bryony.downloadBreederReport({ from, to: from }),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ status: 400, code: 'checkAnswers' })
  },
)

test.each(['0000-03-01', '0001-03-01', '1979-12-31'])('an animal was not taken in on %s', async (cameOn) => {
  const wilma = await register.as('wilma')
  const intake = { kind: 'stray' as const, cameOn }
  const reply = await wilma.addPetByWelfare({ ...animal(), intake })
  expect(reply).toMatchObject({
    status: 400,
    code: 'checkAnswers',
    fields: { 'intake.cameOn': 'Enter a date between 1 January 1980 and today' },
  })
})

test('a litter was not born in the year 0', async () => {
  const bryony = await register.as('bryony')
  expect(await bryony.addPetByBreeder({ ...litter(), bornOn: '0000-05-05' })).toMatchObject({ status: 400, code: 'checkAnswers' })
})
