import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const scanned = (code: string, address = freshAddress()) => register.stranger.getScannedChipInfo({ code }, { address })

test.each(['985 121 004 515 220', 'FDX-B 985-121004515220'])('%s is a microchip', async (code) => {
  expect((await scanned(code)).data).toEqual({ kind: 'chip', chipNumber: '985121004515220', link: '/home?chip=985121004515220' })
})

test('the code of a tag leads to its page, as it is scanned and as it is typed', async () => {
  const { token, shortCode } = await taggedDog(register)
  for (const code of [`https://register.example/t/${token}`, token, `${shortCode.slice(0, 4)} ${shortCode.slice(4)}`.toLowerCase()])
    expect((await scanned(code)).data).toMatchObject({
      kind: 'tag',
      link: expect.stringMatching(/^\/t\/[\w-]{24}$/),
      profile: { petName: 'Nettle' },
    })
})

test('anything else is neither, and guesses are counted', async () => {
  expect(await scanned('hello there')).toMatchObject({ status: 400, code: 'notACode' })
  const address = freshAddress()
  for (let guess = 0; guess < 20; guess += 1) await scanned(`GUESS-${guess}-XYZ`, address)
  expect(await scanned('GUESS-XYZ', address)).toMatchObject({ status: 429, code: 'tooManyGuesses' })
})
