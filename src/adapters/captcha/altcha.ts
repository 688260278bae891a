import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { Json } from '#adapters/http/json.ts'
import type { Captcha, Used } from './captcha.ts'

interface Config {
  /** Signs the challenges; the same on every process of one register. */
  key: string
  used: Used
  /** Rounds of key derivation for each try: 1000 keep a browser busy for about 0.3 s. */
  cost: number
}

const LIFE_MS = 10 * 60 * 1000
/** The answer lies this many tries away, times the effort asked for: never at once, and for a person never long. */
const TRIES = { least: 150, most: 350 }

/**
 * ALTCHA proof of work (altcha.org, challenge format 2): the browser searches for a number, the server checks two signatures. No network, no
 * tracking, no picture to click. A challenge lives for 10 minutes and is good for one use.
 */
export function altcha({ key, used, cost }: Config): Captcha {
  const secrets = { hmacSignatureSecret: derived(key, 'challenge'), hmacKeySignatureSecret: derived(key, 'answer') }
  return {
    async challenge(now, effort = 1) {
      const expires = now.getTime() + LIFE_MS
      // More tries and not more rounds: to check the answer takes one, however long the search was.
      const counter = randomInt(Math.round(TRIES.least * effort), Math.round(TRIES.most * effort))
      const signed = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost, counter, data: { expires }, deriveKey, ...secrets })
      return { ...signed, parameters: { ...signed.parameters, expiresAt: Math.floor(expires / 1000) } }
    },

    async verify(solution, now) {
      const solved = Solved.safeParse(solution)
      if (!solved.success) return 'Tick “I’m a person”'

      const { challenge } = solved.data
      const { verified } = await verifySolution({ ...solved.data, deriveKey, ...secrets })
      if (!verified) return 'Tick “I’m a person”'

      const until = new Date(challenge.parameters.data.expires)
      if (now > until) return 'That check is more than 10 minutes old. Tick the box again'

      const first = await used.claim(challenge.parameters.nonce, until)
      return first || 'That check has already been used. Tick the box again'
    },
  }
}

function derived(key: string, purpose: string) {
  return createHmac('sha256', key).update(`captcha ${purpose}`).digest('hex')
}

/**
 * What is signed. `expiresAt`, which only tells the widget when to start afresh, is added after signing and drops out here:
 * the library would hold it against the machine's time, and the register has its own clock.
 */
const Parameters = z.object({
  algorithm: z.literal('PBKDF2/SHA-256'),
  nonce: z.string(),
  salt: z.string(),
  cost: z.int(),
  keyLength: z.int(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  data: z.object({ expires: z.int() }),
})

const Solved = z
  .string()
  .max(4000)
  .transform((text) => Buffer.from(text, 'base64').toString())
  .pipe(Json)
  .pipe(
    z.object({
      challenge: z.object({ parameters: Parameters, signature: z.string() }),
      solution: z.object({ counter: z.int(), derivedKey: z.string() }),
    }),
  )
