import * as z from 'zod'
import { seconds } from '#features/pets/proof.ts'
import type { Signer } from '#platform/server/signer.ts'

/** What a proof of an implanter’s certificate claims, under short names. Who holds it is in our records only: a proof has no personal data. */
export const ImplanterClaims = z.object({ k: z.literal('i'), n: z.string(), s: z.string(), a: z.int() })

/** Signs what an implanter’s certificate says: its number, its kinds of animals and when it was issued. */
export function implanterProof(signer: Signer, { number, species, at }: { number: string; species: readonly string[]; at: Date }): string {
  return signer.proof({ k: 'i', n: number, s: species.join(','), a: seconds(at) })
}
