import * as z from 'zod'
import type { Signer } from '#platform/server/signer.ts'
import { Gone, RESULT_CLASSES, type ResultClass } from './shapes.ts'

/** The claims have short names, for a proof is printed as a QR code. `a`: when, in seconds since 1970. `m` stands there only for an animal that is looked for. */
const LookupClaims = z.object({
  k: z.literal('l'),
  n: z.string(),
  r: z.enum(RESULT_CLASSES),
  m: Gone.nullable().default(null),
  h: z.string().nullable(),
  a: z.int(),
})
const CertificateClaims = z.object({ k: z.literal('c'), n: z.string(), p: z.string(), s: z.string(), a: z.int() })
const ProofClaims = z.discriminatedUnion('k', [LookupClaims, CertificateClaims])

/** What a genuine proof says. */
export type Proof =
  | { kind: 'lookup'; number: string; result: ResultClass; missing: Gone | null; holder: string | null; at: Date }
  | { kind: 'certificate'; number: string; petName: string; species: string; at: Date }

interface Answered {
  number: string
  result: ResultClass
  missing: Gone | null
  holder: string | null
  at: Date
}

/** Signs what a lookup answered. `holder` names who holds the number: us, other registers, or null for nobody. */
export function lookupProof(signer: Signer, { number, result, missing, holder, at }: Answered): string {
  return signer.proof({ k: 'l', n: number, r: result, ...(missing && { m: missing }), h: holder, a: seconds(at) })
}

/** Signs what a registration certificate says of the animal; nothing of its keeper. */
export function certificateProof(signer: Signer, certificate: { chipNumber: string; petName: string; species: string; at: Date }): string {
  return signer.proof({ k: 'c', n: certificate.chipNumber, p: certificate.petName, s: certificate.species, a: seconds(certificate.at) })
}

/** What a proof says, or null when we did not sign it. */
export function readProof(signer: Signer, text: string): Proof | null {
  const read = ProofClaims.safeParse(signer.read(text))
  if (!read.success) return null
  const { n: number, a } = read.data
  const at = new Date(a * 1000)
  if (read.data.k === 'l') return { kind: 'lookup', number, result: read.data.r, missing: read.data.m, holder: read.data.h, at }
  return { kind: 'certificate', number, petName: read.data.p, species: read.data.s, at }
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
