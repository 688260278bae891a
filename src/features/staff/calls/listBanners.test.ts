import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listBanners, makeBanner } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('lists what is shown or will be, in the order in which it begins, with how to end it', async () => {
  await run(makeBanner, { text: 'Later', shownFrom: '2026-05-01', shownUntil: '2026-05-02' })
  await run(makeBanner, { text: 'Now', shownFrom: '2026-03-01', shownUntil: '2026-05-02' })
  await run(makeBanner, { text: 'Over', shownFrom: '2026-03-01', shownUntil: '2026-03-02' })
  expect((await run(listBanners, {})).items).toMatchObject([
    { text: 'Now', audience: 'everyone', next: [expect.stringContaining('end-banner')] },
    { text: 'Later' },
  ])
})
