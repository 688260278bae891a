import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { form, freshAddress, join, NEWCOMERS_PASSWORD, solved } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { purposeWords } from '../purposeWords.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const api = (input: Record<string, unknown>) => register.stranger.register(input, { address: freshAddress() })
const accountsOf = (email: string) => register.db.selectFrom('account').selectAll().where('email', '=', email).execute()

describe('somebody new', () => {
  test('has an account at once and is asked to confirm e-mail and mobile', async () => {
    const reply = await api(form({ email: 'Nia.Powell@Example.org', captcha: await solved(register) }))
    expect(reply).toMatchObject({
      status: 200,
      message: 'Check your e-mail: we’ve sent you a link to continue',
      data: { needs: ['email', 'mobile'] },
    })
    const [account] = await accountsOf('nia.powell@example.org')
    expect(account).toMatchObject({
      id: reply.data.userId,
      status: 'active',
      name: 'Nia Powell',
      postcode: 'SY8 1AA',
      nation: 'England',
      mobile: '+447700900201',
      mobileVerifiedAt: null,
      emailVerifiedAt: null,
      contactConfirmedAt: register.clock.now(),
    })
  })

  test('who types a landline for the mobile reads what to do', async () => {
    const reply = await api(form({ mobile: '01295 810123', captcha: await solved(register) }))
    expect(reply).toMatchObject({ status: 400, code: 'checkAnswers' })
    expect(reply.fields?.['mobile']).toMatch(/landline.*call us on/)
  })

  test('can sign in before anything is confirmed', async () => {
    const nia = await join(register)
    expect((await nia.api.userProfile()).data).toMatchObject({
      emailVerified: false,
      mobileVerified: false,
      mobileWaiting: '+447700900201',
    })
    expect(nia.id).toBe(nia.answeredId)
  })

  test('is sent a link by e-mail and six digits by text', async () => {
    const nia = await join(register, { mobile: '07700 900 215' })
    expect(await newestTo(register, nia.email)).toMatchObject({ channel: 'email', subject: 'Confirm your e-mail address' })
    expect((await newestTo(register, '+447700900215')).text).toMatch(/^\d{6} is your Homeward code/)
  })

  test('has a password that is kept only as a hash, and a first event in the chain', async () => {
    const nia = await join(register)
    const [account] = await accountsOf(nia.email)
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
    const events = await register.db.selectFrom('event').select(['move', 'toStatus', 'clause']).where('subjectId', '=', nia.id).execute()
    expect(events).toEqual([{ move: 'open', toStatus: 'active', clause: 'ACC-1' }])
  })
})

describe('an e-mail that has an account', () => {
  const { email } = PEOPLE.anna

  test('is answered like a new one, and only its holder learns of it', async () => {
    const reply = await api(form({ email, name: 'Somebody Else', captcha: await solved(register) }))
    const other = await api(form({ captcha: await solved(register) }))
    expect(Object.keys(reply.data)).toEqual(Object.keys(other.data))
    expect(reply).toMatchObject({ status: 200, message: other.message, data: { needs: other.data.needs } })
    expect(reply.data.userId).not.toBe(register.people.anna)
    expect((await newestTo(register, email)).subject).toBe('You already have an account')
  })

  test('keeps its name, its password and its one account', async () => {
    await api(form({ email, name: 'Somebody Else', captcha: await solved(register) }))
    expect(await accountsOf(email)).toMatchObject([{ name: 'Anna Hughes', id: register.people.anna }])
    expect((await register.stranger.login({ email, password: NEWCOMERS_PASSWORD }, { address: freshAddress() })).status).toBe(401)
    expect((await register.stranger.login({ email, password: PASSWORD }, { address: freshAddress() })).status).toBe(200)
  })

  test('sends no code to the number that was typed', async () => {
    await api(form({ email, mobile: '07700900288', captcha: await solved(register) }))
    expect(await mailbox(register, '+447700900288')).toEqual([])
  })

  test('opened twice at the same moment is one account', async () => {
    const typed = form()
    const [one, two] = await Promise.all([solved(register), solved(register)])
    const replies = await Promise.all([api({ ...typed, captcha: one }), api({ ...typed, captcha: two })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await accountsOf(typed.email)).toHaveLength(1)
  })

  test('may open another account once the first has ended', async () => {
    const nia = await join(register)
    await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', nia.id).execute()
    const again = await join(register, { email: nia.email })
    expect(again.id).not.toBe(nia.id)
  })
})

describe('the puzzle', () => {
  test.each([undefined, '', 'rubbish', 'x'.repeat(4000)])('unsolved opens nothing (%#)', async (captcha) => {
    const typed = form({ captcha })
    expect(await api(typed)).toMatchObject({
      status: 400,
      code: 'captchaFailed',
      fields: { captcha: 'Tick “I’m a person”' },
    })
    expect(await accountsOf(typed.email)).toEqual([])
  })

  test('solved once registers once', async () => {
    const captcha = await solved(register)
    await api(form({ captcha }))
    expect(await api(form({ captcha }))).toMatchObject({
      code: 'captchaFailed',
      fields: { captcha: 'That check has already been used. Tick the box again' },
    })
  })

  test('solved more than 10 minutes ago must be solved again', async () => {
    const captcha = await solved(register)
    register.clock.turn({ minutes: 11 })
    expect(await api(form({ captcha }))).toMatchObject({
      code: 'captchaFailed',
      message: 'That check is more than 10 minutes old. Tick the box again',
    })
  })

  test('does not stand in the way of asking again after a lost answer', async () => {
    const typed = form({ captcha: await solved(register) })
    const more = { address: freshAddress(), headers: { 'idempotency-key': 'nia-once' } }
    const first = await register.stranger.register(typed, more)
    const second = await register.stranger.register(typed, more)
    expect(second).toMatchObject({ status: 200, data: first.data })
  })
})

describe('a professional', () => {
  const details = {
    Implanter: { kind: 'Implanter', certificateReference: 'MC-2041', species: ['dog', 'cat'] },
    Breeder: { kind: 'Breeder', licensed: true, licenceNumber: 'AW-77', issuingAuthority: 'Craven District Council' },
    Welfare: { kind: 'Welfare', organisation: 'Kiln Road Rescue', organisationKind: 'rescue', registrationNumber: '1123581' },
    Trainer: { kind: 'Trainer', organisation: 'Castle Courses', courseApproval: 'SoS-12' },
  }

  test.each(Object.entries(details))('%s starts as applied and can sign in meanwhile', async (profileType, professional) => {
    const nia = await join(register, { profileType, professional })
    const licence = profileType === 'Breeder' ? { licenceNumber: 'AW-77', issuingAuthority: 'Craven District Council' } : null
    const practice = { certificateReference: 'MC-2041', species: ['dog', 'cat'], role: 'trained' }
    expect((await nia.api.userProfile()).data.profiles).toEqual([
      {
        type: profileType,
        standing: 'applied',
        isChecked: false,
        wantsEvidence: true,
        evidence: 0,
        why: null,
        licence,
        ...(profileType === 'Implanter' && { practice }),
      },
    ])
  })

  test('who gives no details of the trade, or those of another, is asked for them', async () => {
    const captcha = await solved(register)
    const refused = {
      status: 400,
      code: 'detailsNeeded',
      fields: { professional: 'Enter the professional details for this profile type' },
    }
    expect(await api(form({ profileType: 'Breeder', captcha }))).toMatchObject(refused)
    expect(await api(form({ profileType: 'Breeder', professional: details.Trainer, captcha }))).toMatchObject(refused)
  })

  test('who says to be licensed gives the licence', async () => {
    const professional = { kind: 'Breeder', licensed: true }
    expect((await api(form({ profileType: 'Breeder', professional }))).status).toBe(400)
  })

  test.each(['Staff', 'Student', 'TT-Customer', 'Customer,Staff', ''])('cannot register as %s', async (profileType) => {
    const reply = await api(form({ profileType }))
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.fields)).toEqual(['profileType'])
  })
})

test('a trainer’s first letter says what the account is for, and what comes next', async () => {
  const trainer = { profileType: 'Trainer', professional: { kind: 'Trainer', organisation: 'Priory Courses', courseApproval: 'SoS-9' } }
  const input = form({ ...trainer, captcha: await solved(register) })
  expect(await api(input)).toMatchObject({ status: 200 })
  const { text } = await newestTo(register, input.email)
  for (const words of Object.values(purposeWords.Trainer)) expect(text).toContain(words)
})

describe('somebody who is signed in', () => {
  const trainer = { profileType: 'Trainer', professional: { kind: 'Trainer', organisation: 'Priory Courses', courseApproval: 'SoS-9' } }

  test('takes up another profile type with their own e-mail and password, and no puzzle', async () => {
    const anna = await register.as('anna')
    const reply = await anna.register(form({ ...trainer, email: PEOPLE.anna.email, password: PASSWORD }))
    expect(reply).toMatchObject({ status: 200, data: { userId: register.people.anna, needs: [] } })
    const { data } = await anna.userProfile()
    expect(data.profiles).toMatchObject([
      { type: 'Customer', standing: 'active' },
      { type: 'Trainer', standing: 'applied' },
    ])
    expect(data.name).toBe('Anna Hughes')
  })

  test('is told when the profile type is held already', async () => {
    const idris = await register.as('idris')
    const professional = { kind: 'Implanter', certificateReference: 'MC-1', species: ['all'] }
    const reply = await idris.register(form({ profileType: 'Implanter', professional, email: PEOPLE.idris.email, password: PASSWORD }))
    expect(reply).toMatchObject({ status: 409, code: 'alreadyHeld', message: 'Your account already has this profile type' })
  })

  test.each([
    ['a wrong password', { email: PEOPLE.bryony.email, password: 'not hers, surely' }],
    ['somebody else’s e-mail', { email: PEOPLE.anna.email, password: PASSWORD }],
  ])('takes up nothing with %s', async (_, over) => {
    const bryony = await register.as('bryony')
    expect(await bryony.register(form({ ...trainer, ...over }))).toMatchObject({ status: 403, code: 'wrongPassword' })
    expect((await bryony.userProfile()).data.profiles).toHaveLength(1)
  })
})

describe('each answer that is missing or wrong is named with what to do', () => {
  test('when there is nothing', async () => {
    const { status, fields } = await api({})
    expect(status).toBe(400)
    expect(Object.keys(fields).sort()).toEqual(['address', 'email', 'mobile', 'name', 'password', 'profileType'])
  })

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['a short password', { password: 'short' }, { password: 'Password must have at least 10 characters' }],
    [
      'a password that is tried first',
      { password: 'Password12345!' },
      { password: 'This is one of the first passwords a thief would try. Use three random words instead.' },
    ],
    [
      'a number that is not a mobile number',
      { mobile: '07700' },
      { mobile: 'Enter a mobile number like 07700 900123, or with its country code like +353 85 123 4567' },
    ],
    [
      'half a postcode',
      { address: { line1: '1 High Street', town: 'Ludlow', postcode: 'SY8' } },
      { 'address.postcode': 'Enter a full UK postcode, like SW1A 2AA' },
    ],
    ['a name of spaces', { name: '   ' }, { name: 'Enter a full name' }],
    ['an e-mail without a host', { email: 'nia@' }, { email: 'Enter an e-mail address like name@example.com' }],
    ['a field that does not exist', { status: 'active' }, { status: "There’s no field called 'status' here" }],
    ['an invisible character', { name: 'Nia\0Powell' }, { name: 'Remove the invisible character (NUL) from this answer' }],
  ])('%s', async (_, over, fields) => {
    expect(await api(form(over))).toMatchObject({ status: 400, fields })
  })

  test.each(['name', 'email', 'mobile', 'password', 'captcha'])('200,000 characters as the %s are refused at once', async (field) => {
    const began = performance.now()
    const { status } = await api(form({ [field]: `${'1'.repeat(200_000)}x` }))
    expect(status).toBe(400)
    expect(performance.now() - began).toBeLessThan(500)
  })
})
