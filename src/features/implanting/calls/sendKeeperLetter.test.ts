import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BETWEEN_LETTERS_DAYS, LETTERS_A_DAY, MOST_LETTERS } from '#features/offers/lifecycle.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { askedByLetter, codeIn, letterboxOf, withoutEmail } from '#src/testing/letters.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
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

  test.each([
    ['nobody', {}, 'contactNeeded', 'to.email'],
    ['an address without a name', { address: withoutEmail().address }, 'nameNeeded', 'to.name'],
    ['a name without an address', { name: 'Mary Jones' }, 'addressNeeded', 'to.address.line1'],
    ['a landline', { name: 'Mary Jones', landline: '01295 810123' }, 'addressNeeded', 'to.address.line1'],
  ])('is more than %s', async (_, to, code, field) => {
    const reply = await idris.registerChip(chipped(freshChip(), { to }))
    expect(reply).toMatchObject({ status: 400, code })
    expect(reply.fields).toHaveProperty([field])
  })

  test.each([
    ['a line break in the name', { name: 'Mary\nJones' }],
    ['a line break in the address', { address: { ...withoutEmail().address, town: 'Ban\r\nbury' } }],
    ['a name that shows as nothing', { name: '\u200b\u200d' }],
    ['no postcode of the UK', { address: { ...withoutEmail().address, postcode: 'D02 X285' } }],
    ['a mobile number for a landline', { landline: '07700 900123' }],
  ])('isn’t named with %s', async (_, over) => {
    expect(await idris.registerChip(chipped(freshChip(), { to: withoutEmail(over) }))).toMatchObject({ status: 400, code: 'checkAnswers' })
  })

  test('isn’t a breeder', async () => {
    expect(await idris.registerChip(chipped(freshChip(), { to: withoutEmail(), as: 'breeder' }))).toMatchObject({ code: 'notToBreeders' })
  })

  test('isn’t the implanter at their own address: toYourself', async () => {
    const { name, postcode } = await register.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', register.people.idris)
      .executeTakeFirstOrThrow()
    const to = { name: name.toUpperCase(), address: { ...withoutEmail().address, postcode: postcode ?? '' } }
    expect(await idris.registerChip(chipped(freshChip(), { to }))).toMatchObject({ status: 400, code: 'toYourself' })
  })

  test('is one of 50 a day at most, by the form and from a file: tooManyLetters', async () => {
    register.clock.turn({ days: 1 })
    const head = 'Microchip number,Name,Species,Breed,Sex,Colour,Date of birth,Implanted on,Implant site,Owner,Address,Town,Postcode'
    const row = () => `${freshChip()},Pip,Dog,unknown,F,Golden,01/01/2026,20/03/2026,Scruff,Mary Jones,4 Mill Lane,Banbury,OX16 5QB`
    const file = (rows: number) => ({ bytes: Buffer.from([head, ...Array.from({ length: rows }, row)].join('\n')), name: 'reader.csv' })
    const send = (rows: number) => idris.importImplants({ onlyCheck: 'no' }, { file: file(rows) })
    expect(await send(LETTERS_A_DAY + 1)).toMatchObject({ status: 409, code: 'tooManyLetters' })
    expect(await send(LETTERS_A_DAY)).toMatchObject({ status: 200, data: { registered: LETTERS_A_DAY } })
    expect(await idris.registerChip(chipped(freshChip(), { to: withoutEmail() }))).toMatchObject({ status: 409, code: 'tooManyLetters' })
    const chip = freshChip()
    const { data } = await idris.registerChip(chipped(chip))
    await idris.withdrawPetRequest({ requestId: data.requestId })
    const implantId = (await implantOf(chip))?.id ?? ''
    expect(await idris.askKeeperAgain({ implantId, to: withoutEmail(), payer: 'them' })).toMatchObject({ code: 'tooManyLetters' })
    const letters = await mailbox(register, 'Mary Jones\n4 Mill Lane\nBanbury\nOX16 5QB')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text.match(/Your code: /g)).toHaveLength(LETTERS_A_DAY)
    register.clock.turn({ days: 1 })
  })
})

describe('asking again by letter', () => {
  test('has another code, and the first one opens nothing any more', async () => {
    const { implantId, requestId, code } = await askedByLetter(register)
    await idris.withdrawPetRequest({ requestId })
    const moved = withoutEmail({ name: 'Gwen Price' })
    expect(await idris.askKeeperAgain({ implantId, to: moved, payer: 'them' })).toMatchObject({ status: 200 })
    const next = codeIn(await newestTo(register, letterboxOf(moved)))
    expect(next).not.toBe(code)
    expect((await register.stranger.petByTransferCode({ code })).code).toBe('noSuchCode')
    expect((await register.stranger.petByTransferCode({ code: next })).data.letter?.name).toBe('Gwen Price')
  })

  test('forgets whom the implanter named before, also where nothing is typed of the next', async () => {
    const { implantId, requestId, chip } = await askedByLetter(register)
    await idris.withdrawPetRequest({ requestId })
    await idris.askKeeperAgain({ implantId, to: { email: 'next@example.org' }, payer: 'them' })
    expect(await implantOf(chip)).toMatchObject({ keeper: null, letterAt: null })
  })

  test.each([
    [{ address: withoutEmail().address }, 'nameNeeded'],
    [{ name: 'Mary Jones' }, 'addressNeeded'],
  ])('needs as much: %j', async (to, code) => {
    const { implantId, requestId } = await askedByLetter(register)
    await idris.withdrawPetRequest({ requestId })
    expect(await idris.askKeeperAgain({ implantId, to, payer: 'them' })).toMatchObject({ status: 400, code })
  })

  test('isn’t for the breeder of a litter: notToBreeders', async () => {
    const chip = freshChip()
    const { data } = await idris.registerChip(chipped(chip, { as: 'breeder' }))
    await idris.withdrawPetRequest({ requestId: data.requestId })
    const { id = '' } = (await implantOf(chip)) ?? {}
    expect(await idris.askKeeperAgain({ implantId: id, to: withoutEmail(), payer: 'them' })).toMatchObject({ code: 'notToBreeders' })
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
