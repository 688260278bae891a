import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BETWEEN_LETTERS_DAYS, MOST_LETTERS } from '#features/offers/lifecycle.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { askedByLetter, codeIn } from '#src/testing/letters.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let idris: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  idris = await register.as('idris')
})
afterAll(() => register.close())

const implantOf = async (chip: string) => (await idris.getImplanterImplantedChips({ query: chip })).data.items[0]
const waitForLetters = () => register.clock.turn({ days: BETWEEN_LETTERS_DAYS })

describe('a keeper without e-mail and mobile', () => {
  test('is written to; the implanter who typed their details sees them, and the code is nobody’s but theirs', async () => {
    const { to, implant, code } = await askedByLetter(register)
    const address = [to.address.line1, to.address.town, to.address.postcode]
    expect(implant).toMatchObject({
      state: 'waiting',
      to: 'The person we’ve written to by post',
      keeper: { name: to.name, address, landline: '+441295810123' },
      can: { sendLetter: { words: expect.stringMatching(/You can have it sent again from/) } },
    })
    expect(JSON.stringify((await idris.getPetRequests({ box: 'fromMe' })).data)).not.toContain(code)
  })
})

describe('a letter that was lost', () => {
  test('is sent once when two press at once', async () => {
    const { implantId, letterbox } = await askedByLetter(register)
    waitForLetters()
    const replies = await Promise.all([idris.sendKeeperLetter({ implantId }), idris.sendKeeperLetter({ implantId })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await mailbox(register, letterbox)).toHaveLength(2)
  })

  test('is of their own implant, and one that waits for an answer', async () => {
    expect(await idris.sendKeeperLetter({ implantId: newId() })).toMatchObject({ status: 404, code: 'noSuchImplant' })
    const chip = freshChip()
    await idris.registerChip(chipped(chip))
    const { id = '' } = (await implantOf(chip)) ?? {}
    expect(await idris.sendKeeperLetter({ implantId: id })).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('is sent again to the same address with the same code, five days after the last, and five times at most', async () => {
    const { implantId, letterbox, code, chip } = await askedByLetter(register)
    expect(await idris.sendKeeperLetter({ implantId })).toMatchObject({ status: 409, code: 'notNow' })
    for (let sent = 1; sent < MOST_LETTERS; sent += 1) {
      waitForLetters()
      expect((await idris.sendKeeperLetter({ implantId })).status).toBe(200)
      await register.drain()
    }
    const letters = await mailbox(register, letterbox)
    expect(letters).toHaveLength(MOST_LETTERS)
    expect(letters.every((letter) => codeIn(letter) === code)).toBe(true)
    expect((await implantOf(chip))?.can.sendLetter).toMatchObject({ words: expect.stringContaining('5 letters') })
  })
})
