import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import { answerContactMessage, listContactMessages } from '#features/staff/contract.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress, solved } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { freshEmail } from '#src/testing/rehomings.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const message = { topic: 'record' as const, name: 'Gus Green', text: 'My dog’s date of birth is wrong.' }
const chips = {
  kind: 'charity' as const,
  organisation: 'Ludlow Rescue',
  place: 'Ludlow',
  count: '50',
  species: 'cats' as const,
  implanter: 'Our own vet nurse',
}

test('anyone writes to us, gets a reference, and is sent it without a word of what they typed', async () => {
  const email = freshEmail()
  const {
    status,
    data,
    message: said,
  } = await register.stranger.saveContactus({ ...message, email, captcha: await solved(register) }, { address: freshAddress() })
  expect([status, said]).toEqual([200, 'Message sent'])
  expect(data.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  const [letter] = await mailbox(register, email)
  expect(letter?.subject).toBe(`We’ve got your message: ${data.reference}`)
  expect(letter?.text).not.toContain('date of birth')
  expect(letter?.text).not.toContain('Gus')
  const row = await register.db.selectFrom('contactMessage').selectAll().where('reference', '=', data.reference).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ...message, email, status: 'received', accountId: null, chips: null })
})

test('our staff are told of a message, with its reference', async () => {
  await staffAccount(register)
  const anna = await register.as('anna')
  const { data } = await anna.saveContactus({ ...message, email: freshEmail() })
  const subjects = (await mailbox(register, STAFF.email)).map(({ subject }) => subject)
  expect(subjects).toContain(`New message ${data.reference}: My account or my pet’s record`)
})

test('somebody who is signed in solves no captcha, and finds what they wrote among their data', async () => {
  const anna = await register.as('anna')
  const { status, data } = await anna.saveContactus({ ...message, email: 'anna@homeward.example' })
  expect(status).toBe(200)
  const kept = await register.db
    .selectFrom('contactMessage')
    .select('accountId')
    .where('reference', '=', data.reference)
    .executeTakeFirstOrThrow()
  expect(kept.accountId).toBe(register.people.anna)
})

test('a charity asks for free chips, and says who for', async () => {
  const asked = { ...message, topic: 'freeChips' as const, email: freshEmail() }
  const anna = await register.as('anna')
  const { status, data } = await anna.saveContactus({ ...asked, chips })
  expect(status).toBe(200)
  const row = await register.db
    .selectFrom('contactMessage')
    .select('chips')
    .where('reference', '=', data.reference)
    .executeTakeFirstOrThrow()
  expect(row.chips).toMatchObject({ organisation: 'Ludlow Rescue', count: 50, website: '' })
  expect(await anna.saveContactus(asked)).toMatchObject({ status: 400, code: 'sayWhoFor' })
})

test('a machine writes nothing: captchaFailed', async () => {
  const reply = await register.stranger.saveContactus({ ...message, email: freshEmail(), captcha: 'no' }, { address: freshAddress() })
  expect(reply).toMatchObject({ status: 400, code: 'captchaFailed' })
})

test('one network writes ten times an hour at most', async () => {
  const address = freshAddress()
  const write = () => register.stranger.saveContactus({ ...message, email: freshEmail(), captcha: 'no' }, { address })
  for (let times = 0; times < 10; times++) expect((await write()).status).toBe(400)
  expect(await write()).toMatchObject({ status: 429 })
})

test('our e-mails to someone who has an account have their security word, and those to anyone else have none', async () => {
  const word = 'marmalade'
  await register.db.updateTable('account').set({ antiPhishingWord: word }).where('id', '=', register.people.anna).execute()
  const anna = await register.as('anna')
  const [own, other] = [PEOPLE.anna.email, freshEmail()]
  const references: string[] = []
  for (const email of [own, other]) references.push((await anna.saveContactus({ ...message, email })).data.reference)
  expect((await newestTo(register, own)).text).toContain(word)
  expect((await newestTo(register, other)).text).not.toContain(word)
  const desk = deskOf(() => register)
  const written = (await desk(listContactMessages, {})).items.filter(({ reference }) => references.includes(reference))
  for (const { messageId } of written) await desk(answerContactMessage, { messageId, words: 'We’ve mended it.' })
  const [answer, toOther] = [await newestTo(register, own), await newestTo(register, other)]
  expect(answer.text).toContain('We’ve mended it.')
  expect([answer.text.includes(word), toOther.text.includes(word)]).toEqual([true, false])
})
