import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress, joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'
import { staffAt } from './staff.ts'
import { applications, refuse, verify } from './standings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function run(command: Command, ...words: string[]): Promise<string[]> {
  const work = command.read(words)
  if (!work) throw new Error(`These words are wrong: ${words}`)
  return work(staffAt(register, register.clock.now()))
}

const organisation = (name: string) =>
  joinReachable(register, {
    profileType: 'Welfare',
    professional: { kind: 'Welfare', organisation: name, organisationKind: 'rescue', registrationNumber: '1123581' },
  })

const standingOf = async (ask: Awaited<ReturnType<typeof organisation>>['ask']) => (await ask.userProfile()).data.profiles[0]

describe('Staff', () => {
  test('see who has applied, with what they say and what they sent, the longest wait first', async () => {
    const first = await organisation('Mill Lane Rescue')
    register.clock.turn({ hours: 1 })
    const second = await organisation('Brook End Rescue')
    const lines = (await run(applications)).join('\n')
    expect(lines).toContain(`${first.email} Welfare: Nia Powell`)
    expect(lines).toContain('has sent no evidence')
    expect(lines.indexOf('Mill Lane Rescue')).toBeLessThan(lines.indexOf('Brook End Rescue'))
    await run(verify, first.email, 'Welfare')
    expect((await run(applications)).join('\n')).not.toContain(first.email)
    expect((await run(applications)).join('\n')).toContain(second.email)
  })

  test('verify a professional however the type is written, and the professional is told', async () => {
    const { ask, email } = await organisation('Hill Rescue')
    await run(verify, email.toUpperCase(), 'welfare')
    expect(await standingOf(ask)).toMatchObject({ standing: 'verified', why: null })
    const letter = await newestTo(register, email)
    expect(letter.subject).toBe('You are verified as a vet, rescue or authority')
    expect(letter.text).toContain('/welfare-dashboard')
  })

  test('end a verification with a reason, which the professional reads in the letter and on the profile', async () => {
    const { ask, email } = await organisation('Dale Rescue')
    await run(verify, email, 'Welfare')
    await run(refuse, email, 'Welfare', 'The', 'charity', 'was', 'dissolved.')
    expect(await standingOf(ask)).toMatchObject({ standing: 'refused', why: 'The charity was dissolved.' })
    const letter = await newestTo(register, email)
    expect(letter.subject).toBe('We could not verify you as a vet, rescue or authority')
    expect(letter.text).toContain('The charity was dissolved.')
    expect((await ask.getWelfarePets()).status).toBe(403)

    await run(verify, email, 'Welfare')
    expect(await standingOf(ask)).toMatchObject({ standing: 'verified', why: null })
  })

  test('are told that a profile is verified already, and nothing is sent', async () => {
    const { email } = await organisation('Moor Rescue')
    await run(verify, email, 'Welfare')
    await expect(run(verify, email, 'Welfare')).rejects.toThrow(/^ACC-16 .*This profile is verified\.$/)
  })

  test('verify an organisation for a year and, from 30 days before its end on, for another, in which no day is lost', async () => {
    const { email, id } = await organisation('Weir Rescue')
    const until = async () =>
      (await register.db.selectFrom('profile').select('verifiedUntil').where('accountId', '=', id).executeTakeFirstOrThrow()).verifiedUntil
    await run(verify, email, 'Welfare')
    const first = await until()
    expect((await newestTo(register, email)).text).toContain(`This is good until ${whenText(first ?? '', 'day')}.`)
    register.clock.turn({ days: 330 })
    await expect(run(verify, email, 'Welfare')).rejects.toThrow(/^ACC-16 .*This profile is verified\.$/)
    register.clock.turn({ days: 10 })
    await run(verify, email, 'Welfare')
    expect([first, await until()]).toEqual(['2027-03-27', '2028-03-27'])
  })

  test('see who asks for another year beside who has applied, and may refuse it: then the year is over', async () => {
    const { email, password, id } = await organisation('Lock Rescue')
    await run(verify, email, 'Welfare')
    register.clock.turn({ days: 350 })
    const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
    await register.withToken(data.token).sendEvidence({ profileType: 'Welfare', nothingChanged: true })
    expect((await run(applications)).join('\n')).toMatch(new RegExp(`${email} Welfare: Nia Powell, since .*, verified until `))
    await run(refuse, email, 'Welfare', 'It was dissolved.')
    expect((await run(applications)).join('\n')).not.toContain(email)
    const profile = await register.db.selectFrom('profile').selectAll().where('accountId', '=', id).executeTakeFirstOrThrow()
    expect(profile).toMatchObject({ status: 'refused', verifiedUntil: null, renewalAt: null })
  })

  test('are told which profiles an account has, and that there is no such account', async () => {
    const { email } = await organisation('Fen Rescue')
    await expect(run(verify, email, 'Breeder')).rejects.toThrow(`${email} holds no profile of the type Breeder, but: Welfare`)
    await expect(run(verify, 'nobody@example.org', 'Welfare')).rejects.toThrow(
      'There is no account with the e-mail address nobody@example.org',
    )
  })

  test('cannot verify what nobody has to check', async () => {
    await expect(run(verify, 'anna@homeward.example', 'Customer')).rejects.toThrow(/^ACC-16 .*This profile is active\.$/)
  })
})
