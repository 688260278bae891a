import type { Page } from '@playwright/test'
import * as z from 'zod'
import { keepToken, linkIn, type Outside } from './journey.ts'

export interface Newcomer {
  name: string
  email: string
  mobile: string
}

const Data = z.object({ data: z.unknown() })
const Token = z.object({ token: z.string() })
let made = 0

/** Somebody who has never been here; nobody else in any journey has their address or number. */
export function newcomer(name: string): Newcomer {
  made += 1
  const digits = String((Date.now() * 10 + made) % 100_000).padStart(5, '0')
  return { name, email: `${name.split(' ')[0]?.toLowerCase()}.${Date.now()}.${made}@homeward.example`, mobile: `+4477009${digits}` }
}

/** Opens an account and confirms its e-mail and mobile, without walking through the pages that other journeys walk. Leaves the browser signed in. */
export async function join(page: Page, outbox: Outside, person: Newcomer, profile: object = { profileType: 'Customer' }): Promise<void> {
  const ask = async (call: string, data: object, token = '') => {
    const response = await page.request.post(`/api/v1/user/${call}`, { data, headers: token ? { authorization: token } : {} })
    if (!response.ok()) throw new Error(`${call}: ${await response.text()}`)
    return Data.parse(await response.json()).data
  }
  const captcha = await solvedCaptcha(page)
  const address = { line1: '9 Orchard Rise', town: 'Ludlow', postcode: 'SY8 1AA' }
  await ask('register', { ...profile, ...person, address, password: PASSWORD, captcha })
  const { token } = Token.parse(await ask('login', { email: person.email, password: PASSWORD }))

  const link = linkIn(await outbox.message(person.email, 'Confirm your e-mail address'))
  await ask('verifyEmailToken', { token: link.split('/').at(-1) })
  const otp = /\d{6}/.exec(await outbox.message(person.mobile, /is your Homeward code/))?.[0]
  await ask('verifyOtp', { otp }, token)
  await keepToken(page, token)
}

/** The answer to a new captcha. All journeys share a network, and what a network may do without one runs out. */
export async function solvedCaptcha(page: Page): Promise<string> {
  // Loaded late: the test runner cannot collect journeys whose modules wait for another.
  const { solve } = await import('../src/adapters/captcha/solve.ts')
  const puzzle = Data.parse(await (await page.request.get('/api/v1/user/captchaChallenge')).json()).data
  return solve(z.object({ challenge: z.unknown() }).parse(puzzle).challenge)
}

/** Signs somebody in anew: a session ends after 30 days. */
export async function signInAgain(page: Page, { email }: Newcomer): Promise<void> {
  const response = await page.request.post('/api/v1/user/login', { data: { email, password: PASSWORD } })
  await keepToken(page, Token.parse(Data.parse(await response.json()).data).token)
}

const PASSWORD = 'copper kettle orchard'
