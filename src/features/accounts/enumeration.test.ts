import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import type { Hasher } from '#platform/server/passwords.ts'
import { form, freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

/*
 * Nobody can hear from the time that an answer takes whether an e-mail has an account, because the same work is done for both: the same hashes
 * at the same cost, and the same statements in the same order. Work is counted rather than timed, so that a busy machine changes nothing.
 */

let register: TestRegister
const work: string[] = []
beforeAll(async () => {
  register = await testRegister()
  const { passwords } = register.services
  Object.assign(register.services, {
    passwords: {
      ...passwords,
      ...noting(passwords),
      inLine: (by: string, compare: (hasher: Hasher) => Promise<unknown>) => passwords.inLine(by, (hasher) => compare(noting(hasher))),
    },
    captcha: { ...register.services.captcha, verify: async () => true },
  })
})
afterAll(() => register.close())

const { email: known } = PEOPLE.anna

test('signing in takes the same work for an e-mail that has an account and for one that has none', async () => {
  const api = (email: string) => register.stranger.login({ email, password: 'some wrong password' }, { address: freshAddress() })
  const { ofKnown, ofNew } = await worksOf(api)
  expect(ofKnown).toEqual(ofNew)
  expect(ofKnown.filter((piece) => piece.startsWith('compare'))).toHaveLength(1)
})

test('registering takes the same work, but for the message to the holder in place of nothing', async () => {
  const api = (email: string) => register.stranger.register(form({ email }), { address: freshAddress() })
  const { ofKnown, ofNew } = await worksOf(api)
  expect(ofNew.slice(-2)).toEqual(['release savepoint part', 'commit'])
  expect(ofKnown).toEqual([
    ...ofNew.slice(0, -2),
    'rollback to savepoint part',
    expect.stringContaining('INSERT INTO pgboss.job'),
    'commit',
  ])
  expect(ofKnown.filter((piece) => piece === 'hash')).toHaveLength(1)
})

test('asking for a new password takes the same work', async () => {
  const api = (email: string) => register.stranger.forgotPassword({ email }, { address: freshAddress() })
  const { ofKnown, ofNew } = await worksOf(api)
  expect(ofKnown).toEqual(ofNew)
  expect(ofKnown.filter((piece) => piece.includes('pgboss.job'))).toHaveLength(1)
})

/** A hasher that writes down what it is asked for; how long a comparison takes is the cost that the hash names. */
function noting(hasher: Hasher): Hasher {
  return {
    hash: (password) => {
      work.push('hash')
      return hasher.hash(password)
    },
    matches: (hashed, password) => {
      work.push(`compare at ${/\$m=[^$]*\$/.exec(hashed)?.[0]}`)
      return hasher.matches(hashed, password)
    },
    nobodysHash: () => hasher.nobodysHash(),
  }
}

/** The hashes and statements that either takes, once each has been asked before: what is made once and kept is made by then. */
async function worksOf(api: (email: string) => Promise<unknown>) {
  const emails = { known, another: form().email }
  for (const email of Object.values(emails)) await api(email)
  return { ofKnown: await workOf(() => api(known)), ofNew: await workOf(() => api(form().email)) }
}

async function workOf(act: () => Promise<unknown>): Promise<string[]> {
  work.length = 0
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...words: unknown[]) {
    work.push(textOf(words[0]))
    return Reflect.apply(query, this, words)
  })
  try {
    await act()
  } finally {
    spy.mockRestore()
  }
  return [...work]
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : String(statement)
