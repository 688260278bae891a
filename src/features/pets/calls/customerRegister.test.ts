import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { freshChip, guest } from '#src/testing/animals.ts'
import { haveChips } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { issueCodes, printedCode } from '../codes.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const api = (input: object) => register.stranger.customerRegister(input, { address: freshAddress() })
const counts = async () => {
  const tables = ['account', 'pet', 'chip', 'event'] as const
  const rows = tables.map((table) =>
    register.db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(rows)).map(({ n }) => n)
}

async function freshCode(): Promise<string> {
  const [code = ''] = await issueCodes(register.db, 1, register.clock.now())
  return code
}

describe('a guest with a card from the chip', () => {
  test('has an account, a pet that is active, and the card used up, all at once', async () => {
    const code = await freshCode()
    const form = await guest(register, { pet: { name: 'Tansy' } })
    const reply = await api({ ...form, registrationCode: code })
    expect(reply).toMatchObject({ status: 200, data: { petName: 'Tansy' } })

    const { data } = await register.stranger.login(
      { email: form.keeper.email, password: form.keeper.password },
      { address: freshAddress() },
    )
    expect(data.user).toMatchObject({ id: reply.data.userId, profileTypes: ['Customer'] })
    const pet = (await register.withToken(data.token).getPetDetail({ petId: reply.data.petId })).data
    expect(pet).toMatchObject({ name: 'Tansy', status: 'active', chainHolds: true })
    expect(pet.timeline[0]?.by).toBe('You')
    const card = await register.db.selectFrom('registrationCode').selectAll().where('code', '=', code).executeTakeFirst()
    expect(card).toMatchObject({ petId: reply.data.petId, usedAt: register.clock.now() })
  })

  test('is written to about the account and about the pet', async () => {
    const form = await guest(register, { pet: { name: 'Yarrow' } })
    await api({ ...form, registrationCode: await freshCode() })
    const subjects = (await mailbox(register, form.keeper.email)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['A pet has been registered with this address', 'Confirm your e-mail address'])
  })

  test('may type the code in small letters, in groups, and with the letters that look like digits', async () => {
    const code = await freshCode()
    const typed = printedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')
    expect((await api({ ...(await guest(register)), registrationCode: typed })).status).toBe(200)
  })
})

describe('nothing at all is written', () => {
  const refusedWhen = async (over: Parameters<typeof guest>[1], code: string, registrationCode?: string) => {
    const form = await guest(register, over)
    const registration = registrationCode ?? (await freshCode())
    const before = await counts()
    const reply = await api({ ...form, registrationCode: registration })
    expect([reply.status >= 400, reply.code]).toEqual([true, code])
    expect(await counts()).toEqual(before)
    expect(await mailbox(register, form.keeper.email)).toEqual(over?.keeper?.['email'] ? expect.anything() : [])
    return reply
  }

  test('when no card has the code', async () => {
    const reply = await refusedWhen({}, 'codeUnknown', 'ZZZZ-ZZZZ-ZZZZ')
    expect(Object.keys(reply.fields)).toEqual(['registrationCode'])
  })

  test('when the card was used for another pet', async () => {
    const code = await freshCode()
    await api({ ...(await guest(register)), registrationCode: code })
    await refusedWhen({}, 'codeUsed', code)
  })

  test('when the e-mail has an account, and its holder learns that somebody asked', async () => {
    const reply = await refusedWhen({ keeper: { email: PEOPLE.anna.email } }, 'signInInstead')
    expect(Object.keys(reply.fields)).toEqual(['keeper.email'])
    expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('You already have an account')
  })

  test('when the chip is taken', async () => {
    const chipNumber = freshChip()
    await api({ ...(await guest(register, { pet: { chipNumber } })), registrationCode: await freshCode() })
    const reply = await refusedWhen({ pet: { chipNumber } }, 'chipTaken')
    expect(Object.keys(reply.fields)).toEqual(['pet.chipNumber'])
  })

  test('when the chip is of our stock and nobody has bought it', async () => {
    const { unsold } = await haveChips(register)
    const reply = await refusedWhen({ pet: { chipNumber: unsold } }, 'ofOurStock')
    expect(Object.keys(reply.fields)).toEqual(['pet.chipNumber'])
  })

  test('but that an implanter holds the chip, who is told once, however many guests try', async () => {
    const { numbers } = await haveChips(register)
    const before = await counts()
    for (const _ of [1, 2]) {
      const form = await guest(register, { pet: { chipNumber: numbers[0] ?? '' } })
      expect(await api({ ...form, registrationCode: await freshCode() })).toMatchObject({ status: 409, code: 'ofOurStock' })
    }
    const after = await counts()
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
    const letters = (await mailbox(register, PEOPLE.idris.email)).filter(({ subject }) => subject?.includes('tried to register'))
    expect(letters).toHaveLength(1)
  })

  test('when nobody has shown to be a person', () => refusedWhen({ keeper: { captcha: '' } }, 'captchaFailed'))

  test.each([
    ['breedUnknown', { breed: { kind: 'breed' as const, breedId: 'gruffalo' } }],
    ['bornInFuture', { bornOn: '2031-01-01' }],
    ['bornTooLongAgo', { bornOn: '1950-01-01' }],
    ['implantDateWrong', { implant: { implantedOn: '2031-01-01' } }],
    ['noSuchPhoto', { photoId: newId() }],
  ])('when the facts of the pet deserve %s', async (code, pet) => {
    await refusedWhen({ pet }, code)
  })

  test('when another register holds the chip and the guest has not said to go on', async () => {
    const chipNumber = freshChip()
    const peer = await startDemoPeer({ name: 'Fernside', holds: new Set([chipNumber]) })
    await register.db
      .insertInto('otherRegister')
      .values({ code: 'fernside', name: 'Fernside', askUrl: peer.url, checkedOn: '2026-03-01' })
      .execute()
    const reply = await refusedWhen({ pet: { chipNumber } }, 'heldElsewhere')
    expect(reply.message).toContain('Fernside')
    const goingOn = await guest(register, { pet: { chipNumber, evenIfHeldElsewhere: true } })
    expect((await api({ ...goingOn, registrationCode: await freshCode() })).status).toBe(200)
    await peer.close()
  })
})

test('one card is good for exactly one of five pets that are registered with it at the same moment', async () => {
  const code = await freshCode()
  const forms = await Promise.all(Array.from({ length: 5 }, () => guest(register, { pet: { name: 'Runner' } })))
  const replies = await Promise.all(forms.map((form) => api({ ...form, registrationCode: code })))
  expect(replies.map((reply) => reply.code || 'ok').sort()).toEqual(['codeUsed', 'codeUsed', 'codeUsed', 'codeUsed', 'ok'])
  expect(await register.db.selectFrom('pet').select('id').where('name', '=', 'Runner').execute()).toHaveLength(1)
  expect(
    await register.db
      .selectFrom('account')
      .select('id')
      .where(
        'email',
        'in',
        forms.map(({ keeper }) => keeper.email),
      )
      .execute(),
  ).toHaveLength(1)
})
