import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { solve } from '#adapters/captcha/solve.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { haveChips } from '#src/testing/implants.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
const FINDER = { finderName: 'Fay', finderEmail: 'fay@example.org', finderMobile: '07700 900201' }
const message = 'I have her in my kitchen.\nShe is well & warm.'
/** As many connections as the test register has. */
const POOL = 8
let register: TestRegister

beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'fay@example.org', '+447700900201')
  await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  await register.db.updateTable('account').set({ alertByEmail: true, alertBySms: true }).execute()
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})

async function leave(more: object = {}) {
  const reply = await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message, ...more })
  await register.drain()
  return reply
}

async function sent() {
  const messages = await register.outbox()
  const to = (recipient: string) => messages.filter((one) => one.recipient === recipient)
  return {
    keeper: [...to(PEOPLE.anna.email), ...to(PEOPLE.anna.mobile)],
    finder: [...to('fay@example.org'), ...to('+447700900201')],
    messages,
  }
}

test('the keeper gets the message by e-mail and text, with a link by which they answer without signing in', async () => {
  const { status, data } = await leave({ finderName: 'Fay' })
  expect(status).toBe(200)
  const link = /http:\/\/localhost:3000\/relay\/[\w-]{20,}/
  const [letter, text] = (await sent()).keeper
  expect(letter).toMatchObject({ channel: 'email', subject: 'A message about Bramble' })
  expect(letter?.text).toContain('“I have her in my kitchen.\n\nShe is well & warm.”')
  expect(letter?.text).toContain('gave the name Fay')
  expect(letter?.text).toMatch(link)
  expect(letter?.html).toContain('well &amp; warm')
  expect(text).toMatchObject({ channel: 'sms' })
  expect(text?.text).toContain('“I have her in my kitchen. She is well & warm.”')
  expect(text?.text).toMatch(link)
  expect(letter?.text).not.toContain(data.relayKey)
})

test('a keeper is told in the ways they chose', async () => {
  await register.db.updateTable('account').set({ alertBySms: false }).execute()
  await leave()
  expect((await sent()).keeper.map(({ channel }) => channel)).toEqual(['email'])
  await register.db.deleteFrom('outboxMessage').execute()
  await register.db.updateTable('account').set({ alertBySms: true, alertByEmail: false }).execute()
  await leave()
  expect((await sent()).keeper.map(({ channel }) => channel)).toEqual(['sms'])
})

test('a keeper who wants only texts but has no mobile number gets an e-mail all the same', async () => {
  await havePet(register, { chip: '985121004515229', keeper: 'tamsin' })
  await register.db.updateTable('account').set({ alertByEmail: false, mobile: null }).where('id', '=', register.people.tamsin).execute()
  await leave({ chipNumber: '985121004515229' })
  expect((await sent()).messages).toMatchObject([{ channel: 'email', recipient: PEOPLE.tamsin.email }])
})

test('a long message is cut in the text message and whole in the e-mail', async () => {
  const long = 'She is safe. '.repeat(100).trim()
  await leave({ message: long })
  const [letter, text] = (await sent()).keeper
  expect(letter?.text).toContain(long)
  expect(text?.text.length).toBeLessThan(400)
  expect(text?.text).toContain('…')
})

test('neither side learns how to reach the other', async () => {
  const { data } = await leave(FINDER)
  const { keeper, finder } = await sent()
  const toKeeper = JSON.stringify(keeper.map(({ text, html }) => [text, html]))
  const toFinder = JSON.stringify([data, ...finder.map(({ text, html, subject }) => [text, html, subject])])
  for (const secret of ['fay@example.org', '900201']) expect(toKeeper).not.toContain(secret)
  for (const secret of ['Anna', 'Hughes', 'anna@', '900101', 'Priory', 'HR1', register.people.anna]) expect(toFinder).not.toContain(secret)
})

test('the finder gets the link to the conversation, and nothing that they typed', async () => {
  const { data } = await leave(FINDER)
  expect(data.relayLink).toBe(`http://localhost:3000/relay/${data.relayKey}`)
  const { finder } = await sent()
  expect(finder).toMatchObject([{ channel: 'email', subject: 'We’ve told the keeper' }])
  expect(finder[0]?.text).toContain(data.relayLink)
  expect(finder[0]?.text).not.toMatch(/Fay|kitchen/)
})

test('a finder who gave only a mobile number gets the link by text', async () => {
  const { data } = await leave({ finderMobile: '07700 900201' })
  const { finder } = await sent()
  expect(finder).toMatchObject([{ channel: 'sms' }])
  expect(finder[0]?.text).toContain(data.relayLink)
})

test('the key of the link is kept only as its hash', async () => {
  const { data } = await leave()
  const keys = JSON.stringify(await register.db.selectFrom('relayKey').selectAll().execute())
  expect(keys).not.toContain(data.relayKey)
})

test.each(['awaitingPayment', 'deceased', 'exported'] as const)('the keeper of a pet that is %s is told as well', async (status) => {
  const chip = { awaitingPayment: '985121004515221', deceased: '985121004515222', exported: '985121004515223' }[status]
  await havePet(register, { chip, status })
  expect((await leave({ chipNumber: chip })).status).toBe(200)
  expect((await sent()).keeper).toHaveLength(2)
})

test('the place that the finder chose to leave is kept with the lookup', async () => {
  const place = { kind: 'precise', lat: 52.0567, lng: -2.7159, accuracyMetres: 12 }
  const { data } = await leave({ place, placeWords: 'By the weir' })
  const anna = await register.as('anna')
  const found = await anna.getFounderInfo({ lookupId: data.lookupId })
  expect(found.data).toMatchObject({ place, placeWords: 'By the weir' })
})

test('a message left twice with one idempotency key is one message', async () => {
  const once = () => register.stranger.addMicrochipLookup({ chipNumber: CHIP, message }, { headers: { 'idempotency-key': 'one-message' } })
  const [first, second] = [await once(), await once()]
  await register.drain()
  expect(second.data).toEqual(first.data)
  expect((await sent()).keeper).toHaveLength(2)
})

test('a chip that an implanter holds and nobody has registered is asked of the implanter, and neither side learns how to reach the other', async () => {
  const [chipNumber = ''] = (await haveChips(register, { chips: 1 })).numbers
  const answer = await register.stranger.publicChipInfo({ chipNumber })
  expect(answer.data).toMatchObject({
    result: 'issued',
    relay: true,
    headline: 'No one has registered this microchip, but an implanter holds it',
  })
  expect(JSON.stringify(answer.data)).not.toMatch(/Idris/)
  const { status, data } = await leave({ ...FINDER, chipNumber, placeWords: 'By the weir' })
  expect(status).toBe(200)
  await register.drain()
  const outbox = await register.outbox()
  const toIdris = outbox.filter(({ recipient }) => recipient === PEOPLE.idris.email)
  expect(toIdris).toMatchObject([{ subject: 'Someone has found an animal with a chip of yours' }])
  expect(JSON.stringify(toIdris)).not.toMatch(/fay@example|900201/)
  expect(toIdris[0]?.text).toContain('Where they say the animal is: By the weir')
  const hostKey = /Reply without signing in:\n\S+\/relay\/([\w-]+)/.exec(toIdris[0]?.text ?? '')?.[1] ?? ''
  expect((await register.stranger.conversation({ relayKey: hostKey })).data).toMatchObject({
    side: 'host',
    where: { words: 'By the weir' },
  })
  expect((await register.stranger.sendMessage({ relayKey: hostKey, text: 'I’ll look it up.' })).status).toBe(200)
  expect(outbox.find(({ recipient }) => recipient === 'fay@example.org')?.subject).toBe('We’ve asked the implanter')
  const idris = await register.as('idris')
  expect((await idris.getFounderInfo({ threadId: data.threadId })).data).toMatchObject({ petId: null, petName: null, finderName: 'Fay' })
  await idris.sendMessage({ threadId: data.threadId, text: 'I chipped her on Monday.' })
  const seen = await register.stranger.conversation({ relayKey: data.relayKey })
  expect(seen.data).toMatchObject({ petName: null, other: { name: 'The implanter', role: 'implanter' } })
  expect(JSON.stringify(seen.data)).not.toMatch(/Idris/)
})

describe('is refused', () => {
  test('for a chip that is not registered here', async () => {
    const { status, code } = await leave({ chipNumber: '956000001234567' })
    expect([status, code]).toEqual([404, 'notHere'])
  })

  test('with another way when the keeper has left the register', async () => {
    await havePet(register, { chip: '985121004515224', keeper: 'stefan' })
    await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', register.people.stefan).execute()
    const { status, code, message: words } = await leave({ chipNumber: '985121004515224' })
    expect([status, code]).toEqual([404, 'notHere'])
    expect(words).toContain('Call us on 0800 023 9384')
  })

  test('for a number that no chip can have, with the reason', async () => {
    const { status, fields } = await leave({ chipNumber: '98512100451522' })
    expect(status).toBe(400)
    expect(fields['chipNumber']).toContain('You typed 14')
  })

  test('without words', async () => {
    expect((await leave({ message: '  ' })).status).toBe(400)
  })

  test('to a stranger’s fourth message in an hour without a captcha', async () => {
    const from = { address: '192.0.2.30' }
    const more = (captcha = '') => register.stranger.addMicrochipLookup({ chipNumber: CHIP, message, captcha }, from)
    for (let i = 0; i < 3; i += 1) expect((await more()).status).toBe(200)
    const refused = await more()
    expect([refused.status, refused.code, Object.keys(refused.fields)]).toEqual([400, 'captchaFailed', ['captcha']])

    const { data } = await register.stranger.captchaChallenge()
    expect((await more(await solve(data.challenge))).status).toBe(200)
  })
})

test('a captcha that is slow to check holds up nobody else', async () => {
  const { verify } = register.services.captcha
  const checked = Promise.withResolvers<true>()
  let waiting = 0
  register.services.captcha.verify = () => {
    waiting += 1
    return checked.promise
  }
  const api = () => register.stranger.addMicrochipLookup({ chipNumber: CHIP, message, captcha: 'slow' }, { address: '192.0.2.31' })
  const many = Array.from({ length: 15 }, api)
  await vi.waitUntil(() => waiting >= POOL)
  expect((await register.stranger.getFeatureFlags()).status).toBe(200)
  checked.resolve(true)
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true)
  register.services.captcha.verify = verify
})

test('somebody who is signed in needs no captcha', async () => {
  const wilma = await register.as('wilma')
  for (let i = 0; i < 5; i += 1) expect((await wilma.addMicrochipLookup({ chipNumber: CHIP, message })).status).toBe(200)
})
