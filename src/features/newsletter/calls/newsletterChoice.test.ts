import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterReader } from '#src/testing/newsletter.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { endNewsletter, newsletterData } from '../personaldata.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a link that is not ours, or was changed, shows nothing: linkUnknown', async () => {
  const token = await newsletterReader(register, 'reader@example.net')
  const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
  for (const wrong of ['guess', changed, token.slice(0, 36)])
    expect(await register.stranger.newsletterChoice({ token: wrong })).toMatchObject({ status: 404, code: 'linkUnknown' })
})

test('what is held of a reader who has an account is in their file, and goes with the account', async () => {
  await newsletterReader(register, 'anna@homeward.example')
  const { db, people } = register
  expect(await newsletterData.newsletter(db, people.anna)).toMatchObject([{ email: 'anna@homeward.example', topics: ['advice'] }])
  expect(await newsletterData.newslettersSent(db, people.anna)).toEqual([])
  await endNewsletter({ db }, people.anna)
  expect(await newsletterData.newsletter(db, people.anna)).toEqual([])
})
