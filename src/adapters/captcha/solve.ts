import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'

/** Does in a program what the widget does in a browser: solves a proof-of-work challenge and packs the solution for `verify`. */
export async function solve(challenge: unknown): Promise<string> {
  const asked = Asked.parse(challenge)
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString('base64')
}

const Asked = z.object({
  signature: z.string(),
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
    data: z.record(z.string(), z.number()),
  }),
})
