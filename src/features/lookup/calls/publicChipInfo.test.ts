import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solve } from '#adapters/captcha/solve.ts'
import { httpDatabases } from '#adapters/databases/http.ts'
import { fakeVendor, json, type Reply } from '#adapters/http/fake.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { readProof } from '../proof.ts'

const HERE = '985121004515220'
const NOWHERE = '956000001234567'
const FRENCH = '250269604123456'

let register: TestRegister

beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: HERE })
})
afterAll(() => register.close())
beforeEach(async () => {
  register.clock.turn({ minutes: 1 })
  await register.db.updateTable('otherRegister').set({ askUrl: null }).execute()
  register.services.databases = httpDatabases({ now: register.clock.now, budgetMs: 1000 })
})

/** Lets these registers of the list answer so. */
async function others(replies: Record<string, Reply>) {
  for (const [code, reply] of Object.entries(replies)) {
    const { url } = await fakeVendor(() => reply)
    await register.db.updateTable('otherRegister').set({ askUrl: url }).where('code', '=', code).execute()
  }
}

const saying = (holds: boolean, chipNumber = NOWHERE) => json({ chipNumber, holds })

async function api(chipNumber: string) {
  const reply = await register.stranger.publicChipInfo({ chipNumber })
  expect(reply.status).toBe(200)
  return reply.data
}

describe('a chip that is registered here', () => {
  test('is found however its number is typed', async () => {
    for (const typed of [HERE, '985 121 004 515 220', '985-121-004-515-220', `0${HERE}`]) {
      expect(await api(typed)).toMatchObject({ result: 'registeredHere', number: HERE, relay: true })
    }
  })

  test.each(['awaitingPayment', 'deceased', 'exported'] as const)('is found alike by the public when the pet is %s', async (status) => {
    const chip = { awaitingPayment: '985121004515221', deceased: '985121004515222', exported: '985121004515223' }[status]
    await havePet(register, { chip, status })
    const { headline, advice, relay, result } = await api(HERE)
    expect(await api(chip)).toMatchObject({ result, relay, headline, advice })
  })

  test('that its keeper looks for is shown as such, and whoever found it is told to write to the keeper first', async () => {
    await havePet(register, { chip: '985121004515229', status: 'missing' })
    const { result, missing, headline, advice, relay, proof } = await api('985121004515229')
    expect([result, missing, relay]).toEqual(['registeredHere', 'missing', true])
    expect(headline).toBe('This animal’s keeper has reported it missing, and we can reach them now')
    expect(advice[0]).toMatch(/^The keeper is looking for it, so tell them now/)
    expect(advice.join(' ')).not.toContain('police')
    expect(readProof(register.services.signer, proof ?? '')).toMatchObject({ missing: 'missing' })
    expect((await api(HERE)).missing).toBeNull()
  })

  test('that was stolen is shown as such, and nobody is to have it who asks', async () => {
    await havePet(register, { chip: '985121004515225', status: 'stolen' })
    const { missing, headline, advice } = await api('985121004515225')
    expect(missing).toBe('stolen')
    expect(headline).toBe('This animal’s keeper has reported it stolen, and we can reach them now')
    expect(advice[0]).toMatch(/^The keeper is looking for it, so tell them now/)
    expect(advice[1]).toBe(
      'Don’t hand the animal to anyone who asks for it, even if they know its name. Tell the police on 101, and give them the microchip number 985 121 004 515 225.',
    )
  })

  test.each(['registered', 'told', 'stale'] as const)(
    'whose record moved here says from where while that register has only %s, and not once it has confirmed',
    async (status) => {
      const chip = { registered: '985121004515226', told: '985121004515227', stale: '985121004515228' }[status]
      const petId = await havePet(register, { chip })
      const move = { id: newId(), petId, keeperId: register.people.anna, registerCode: 'petlog', proofKind: 'sameEmail' }
      const at = register.clock.now()
      await register.db
        .insertInto('databaseMove')
        .values({ ...move, status, statusAt: at, createdAt: at })
        .execute()
      const { movedFrom, advice } = await api(chip)
      expect(movedFrom).toEqual({ name: 'Petlog', phone: null, site: 'https://www.petlog.org.uk' })
      expect(advice.at(-1)).toBe('Its record moved here from Petlog, which may still show it. We’re the register to contact.')
      await sql`update database_move set status = 'confirmed' where pet_id = ${petId}`.execute(register.db)
      expect((await api(chip)).movedFrom).toBeNull()
    },
  )

  test('tells nothing of the keeper or the pet', async () => {
    const { name, email, mobile, line1, town, postcode } = PEOPLE.anna
    const said = JSON.stringify(await api(HERE))
    for (const secret of [name, email, mobile, line1, town, postcode, 'Bramble', 'brown', register.people.anna])
      expect(said).not.toContain(secret)
  })

  test('says so when its keeper has left, and offers no message to nobody', async () => {
    await havePet(register, { chip: '985121004515224', keeper: 'stefan' })
    await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', register.people.stefan).execute()
    expect(await api('985121004515224')).toMatchObject({
      result: 'registeredHere',
      relay: false,
      headline: 'This microchip is registered here, but its keeper has left the register',
    })
  })

  test('is answered with a proof of who holds it and when', async () => {
    const { proof } = await api(HERE)
    expect(readProof(register.services.signer, proof ?? '')).toEqual({
      kind: 'lookup',
      number: HERE,
      result: 'registeredHere',
      missing: null,
      holder: 'Homeward',
      unproven: false,
      at: register.clock.now(),
    })
  })
})

describe('a chip that is not registered here', () => {
  test('is registered elsewhere when another register says yes, with the way to it', async () => {
    await others({ petlog: saying(false), chipworks: saying(true) })
    const found = await api(NOWHERE)
    expect(found).toMatchObject({ result: 'registeredElsewhere', headline: 'This microchip is registered with Chipworks', relay: false })
    expect(found.advice[0]).toBe(
      'Contact Chipworks at https://www.chipworks.co.uk. Give them the number 956 000 001 234 567, and they’ll contact the keeper for you.',
    )
    expect(found.others.map(({ name, holds }) => [name, holds])).toEqual([
      ['Chipworks', 'yes'],
      ['Petlog', 'no'],
    ])
    expect(readProof(register.services.signer, found.proof ?? '')).toMatchObject({ result: 'registeredElsewhere', holder: 'Chipworks' })
  })

  test('gives the telephone number of the register that holds it, where it is known', async () => {
    await others({ petlog: saying(true) })
    await register.db.updateTable('otherRegister').set({ phone: '01632 960123' }).where('code', '=', 'petlog').execute()
    expect((await api(NOWHERE)).advice[0]).toContain('Call Petlog on 01632 960123.')
  })

  test('is named with both registers when two say yes', async () => {
    await others({ petlog: saying(true), identibase: saying(true) })
    const { headline, advice } = await api(NOWHERE)
    expect(headline).toBe('This microchip is registered with identibase and Petlog')
    expect(advice.join(' ')).toContain('contact each of them')
  })

  test('is unknown when every register that was asked says no', async () => {
    await others({ petlog: saying(false) })
    const { result, headline, advice } = await api(NOWHERE)
    expect([result, headline]).toEqual(['unknown', 'This microchip isn’t registered here or with the registers we asked'])
    expect(advice.join(' ')).toContain('19 other UK databases don’t take searches from us')
  })

  test('is unknown when no register can be asked', async () => {
    expect(await api(NOWHERE)).toMatchObject({ result: 'unknown', headline: 'This microchip isn’t registered here', others: [] })
  })

  test('is foreign when nobody holds it and a country issued the number', async () => {
    await others({ petlog: saying(false, FRENCH) })
    const { result, headline, advice } = await api(FRENCH)
    expect(result).toBe('foreign')
    expect(headline).toContain('its number comes from France')
    expect(advice[0]).toContain('Europetnet')
  })

  test('is not foreign when a register of ours holds it', async () => {
    await others({ petlog: saying(true, FRENCH) })
    expect(await api(FRENCH)).toMatchObject({ result: 'registeredElsewhere' })
  })

  test('is not foreign with the code of the United Kingdom or of no country', async () => {
    expect(await api('826000000000001')).toMatchObject({ result: 'unknown' })
    expect(await api('003000000000001')).toMatchObject({ result: 'unknown', country: null })
  })

  test.each<[string, Reply]>([
    ['never answers', 'never'],
    ['cuts the line', 'hangUp'],
    ['refuses', { status: 403 }],
    ['answers rubbish', { body: '<html>yes</html>' }],
    ['answers about another number', saying(true, '956000007654321')],
  ])('is still answered, with whom to ring, when a register %s', async (_, reply) => {
    await others({ chipworks: reply, petlog: saying(false) })
    const began = performance.now()
    const { result, headline, advice, others: asked } = await api(NOWHERE)
    expect(performance.now() - began).toBeLessThan(5000)
    expect([result, headline]).toEqual(['unknown', 'This microchip isn’t registered here, but not every register answered'])
    expect(asked.map(({ holds }) => holds)).toEqual(['noAnswer', 'no'])
    expect(advice.join(' ')).toContain(
      'Chipworks didn’t answer us, and may have this number. Contact Chipworks at https://www.chipworks.co.uk.',
    )
  })

  test('a yes from one register stands although another never answers', async () => {
    await others({ chipworks: 'never', petlog: saying(true) })
    expect(await api(NOWHERE)).toMatchObject({ result: 'registeredElsewhere', headline: 'This microchip is registered with Petlog' })
  })
})

describe('a number that no chip can have', () => {
  test.each([
    ['14 digits', '98512100451522', 'That isn’t one complete microchip number', /You typed 14/],
    ['a national part above 38 bits', '985999999999999', 'No pet can have this microchip number', /highest possible/],
    ['the test code', '999000000000001', 'No pet can have this microchip number', /testing readers/],
  ])('with %s is answered with why and what to do, and without a proof', async (_, typed, headline, because) => {
    const found = await api(typed)
    expect(found).toMatchObject({ result: 'impossible', typed, headline, number: null, proof: null, relay: false })
    expect(found.advice[0]).toMatch(because)
    expect(found.advice[1]).toContain('scan')
  })

  test('offers the number that was meant', async () => {
    expect(await api('98512I004515220')).toMatchObject({ suggestion: HERE })
  })

  test('offers each of several numbers on one line, and answers for none of them', async () => {
    expect(await api(`${HERE} 977 200 009 500 202`)).toMatchObject({ result: 'impossible', several: [HERE, '977200009500202'] })
  })

  test('an empty question names the field', async () => {
    const reply = await register.stranger.publicChipInfo({ chipNumber: '  ' })
    expect([reply.status, reply.fields]).toEqual([400, { chipNumber: 'Enter the chip number' }])
  })
})

describe('many lookups from one network', () => {
  test('10,000 numbers in a row are limited to 30 a minute', async () => {
    const address = '192.0.2.10'
    let answered = 0
    for (let i = 0; i < 10_000; i += 1) {
      const reply = await register.stranger.publicChipInfo({ chipNumber: `9850000000${10_000 + i}` }, { address })
      if (reply.status === 200) answered += 1
    }
    expect(answered).toBe(30)
  })

  test('after 30 lookups a captcha is needed, and each solved one opens one lookup', async () => {
    const more = { address: '192.0.2.11' }
    for (let i = 0; i < 30; i += 1) expect((await register.stranger.publicChipInfo({ chipNumber: HERE }, more)).status).toBe(200)
    const refused = await register.stranger.publicChipInfo({ chipNumber: HERE }, more)
    expect([refused.status, refused.code]).toEqual([429, 'captchaNeeded'])

    const { data } = await register.stranger.captchaChallenge()
    const captcha = await solve(data.challenge)
    expect((await register.stranger.publicChipInfo({ chipNumber: HERE, captcha }, more)).status).toBe(200)
    expect((await register.stranger.publicChipInfo({ chipNumber: HERE, captcha }, more)).code).toBe('captchaNeeded')
  })

  test('addresses of one IPv6 line are one network, and the next minute is a new one', async () => {
    const from = (end: number) => register.stranger.publicChipInfo({ chipNumber: HERE }, { address: `2001:db8:7:7::${end}` })
    for (let i = 1; i <= 30; i += 1) expect((await from(i)).status).toBe(200)
    expect((await from(31)).code).toBe('captchaNeeded')
    expect((await register.stranger.publicChipInfo({ chipNumber: HERE }, { address: '2001:db8:7:8::1' })).status).toBe(200)
    register.clock.turn({ minutes: 1 })
    expect((await from(32)).status).toBe(200)
  })
})
