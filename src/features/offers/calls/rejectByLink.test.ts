import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { withoutEmail } from '#src/testing/letters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ minutes: 70 }))
afterAll(() => register.close())

async function asked(at: { email: string } | { mobile: string }) {
  const { name, address } = withoutEmail()
  const { data } = await (await register.as('idris')).registerChip(chipped(freshChip(), { to: { name, address, ...at } }))
  const { text } = await newestTo(register, 'email' in at ? at.email : at.mobile)
  return { ...data, code: /\/asked\/[^/]+\/(\S+)/.exec(text)?.[1] ?? '' }
}

const reject = ({ requestId, code }: { requestId: string; code: string }) =>
  register.stranger.rejectByLink({ requestId, code, reason: 'notMine' }, { address: freshAddress() })

test.each([{ email: 'not.mine@example.org' }, { mobile: '+447700900811' }])(
  'whoever opens the link in our message to %o says no without an account; the implanter is told, and what was typed of them goes',
  async (at) => {
    const one = await asked(at)
    expect((await reject(one)).status).toBe(200)
    expect(await register.db.selectFrom('offer').select(['status', 'reason']).where('id', '=', one.requestId).executeTakeFirst()).toEqual({
      status: 'rejected',
      reason: 'notMine',
    })
    expect(await register.db.selectFrom('keeperToBe').select('petId').where('petId', '=', one.petId).execute()).toEqual([])
    expect((await newestTo(register, 'idris@homeward.example')).subject).toBe('They’ve said no to Moss')
  },
)

test('with a link that we never sent it is refused: noSuchRequest', async () => {
  const one = await asked({ mobile: '+447700900812' })
  expect(await reject({ ...one, code: 'ABCDEFGHJK' })).toMatchObject({ status: 404, code: 'noSuchRequest' })
})

test('once it’s answered it is refused: ended', async () => {
  const one = await asked({ mobile: '+447700900813' })
  await reject(one)
  expect(await reject(one)).toMatchObject({ status: 409, code: 'ended' })
})
