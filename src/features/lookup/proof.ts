import * as z from 'zod'
import { CertificateClaims, seconds } from '#features/pets/proof.ts'
import type { Signer } from '#platform/server/signer.ts'
import { Gone, RESULT_CLASSES, type ResultClass } from './shapes.ts'

/** The claims have short names, for a proof is printed as a QR code. `a`: when, in seconds since 1970. `m` stands there only for an animal that is looked for, `u` only where the record here isn’t proven. */
const LookupClaims = z.object({
  k: z.literal('l'),
  n: z.string(),
  r: z.enum(RESULT_CLASSES),
  m: Gone.nullable().default(null),
  h: z.string().nullable(),
  u: z.boolean().default(false),
  a: z.int(),
})

const ProofClaims = z.discriminatedUnion('k', [LookupClaims, CertificateClaims])

/** What a genuine proof says. */
export type Proof =
  | { kind: 'lookup'; number: string; result: ResultClass; missing: Gone | null; holder: string | null; unproven: boolean; at: Date }
  | { kind: 'certificate'; number: string; petName: string; species: string; at: Date }

interface Answered {
  number: string
  result: ResultClass
  missing: Gone | null
  holder: string | null
  unproven: boolean
  at: Date
}

/** Signs what a lookup answered. `holder` names who holds the number: us, other registers, or null for nobody. */
export function lookupProof(signer: Signer, { number, result, missing, holder, unproven, at }: Answered): string {
  return signer.proof({
    k: 'l',
    n: number,
    r: result,
    ...(missing && { m: missing }),
    h: holder,
    ...(unproven && { u: true }),
    a: seconds(at),
  })
}

/** What a proof says, or null when we did not sign it. */
export function readProof(signer: Signer, text: string): Proof | null {
  const read = ProofClaims.safeParse(signer.read(text))
  if (!read.success) return null
  const { n: number, a } = read.data
  const at = new Date(a * 1000)
  if (read.data.k === 'l') {
    const { r: result, m: missing, h: holder, u: unproven } = read.data
    return { kind: 'lookup', number, result, missing, holder, unproven, at }
  }
  return { kind: 'certificate', number, petName: read.data.p, species: read.data.s, at }
}
