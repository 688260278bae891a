import * as z from 'zod'
import type { Signer } from '#platform/server/signer.ts'

/** What a proof of a certificate claims, under short names, for it is printed as a QR code. */
export const CertificateClaims = z.object({ k: z.literal('c'), n: z.string(), p: z.string(), s: z.string(), a: z.int() })

/** Signs what a registration certificate says of the animal; nothing of its keeper. */
export function certificateProof(signer: Signer, certificate: { chipNumber: string; petName: string; species: string; at: Date }): string {
  return signer.proof({ k: 'c', n: certificate.chipNumber, p: certificate.petName, s: certificate.species, a: seconds(certificate.at) })
}

/** A moment as proofs write it: seconds since 1970. */
export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
