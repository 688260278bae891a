import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listReports } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** A conversation about Anna's dog, which its finder reports. */
async function reported() {
  const anna = await register.as('anna')
  const { chipNumber, ...pet } = animal({ name: 'Bramble' })
  await anna.addPet({ ...pet, chipNumber })
  const finder = { finderName: 'Fern Finder', finderMobile: '07700 900177' }
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber, message: 'I have her.', ...finder })
  await register.stranger.conversationSafety({ relayKey: data.relayKey, action: 'report', why: 'Asks for money.' })
}

test('shows who reports a conversation and why, with its last lines', async () => {
  await reported()
  expect((await run(listReports, {})).items).toMatchObject([
    {
      by: 'finder',
      petName: 'Bramble',
      between: [
        { side: 'finder', who: expect.stringContaining('07700 900177') },
        { side: 'keeper', who: expect.stringContaining(PEOPLE.anna.email) },
      ],
      next: [expect.stringMatching(/^npm run staff -- close-report \w{8} --reason/), expect.stringContaining('--end-it')],
      why: 'Asks for money.',
      blockedBy: [],
      lastLines: [{ by: 'finder', text: 'I have her.' }],
    },
  ])
})
