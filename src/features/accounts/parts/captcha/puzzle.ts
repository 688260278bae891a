import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as z from 'zod'
import { callServer } from '#platform/web/callserver.ts'
import { captchaChallenge } from '../../contract.ts'

/**
 * Fetches a puzzle and solves it, in about half a second of the browser's own threads. Gives the solution as the server reads it.
 * Rejects when the browser has no cryptography (a page that is not on https) or when nothing was found.
 */
export async function solvePuzzle(stop: AbortController): Promise<string> {
  const { data } = await callServer(captchaChallenge, {}, { signal: stop.signal })
  const challenge = Puzzle.parse(data.challenge)
  const solution = await solveChallenge({ challenge, deriveKey, controller: stop })
  if (!solution) throw new Error('The puzzle was given up')
  return btoa(JSON.stringify({ challenge, solution }))
}

/** ALTCHA's second format; what is signed goes back exactly as it came. */
const Puzzle = z.object({
  signature: z.string(),
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
})
