import type * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'
import type { CertifiedImplanter } from './shapes.ts'

export interface CheckedImplanter extends z.input<typeof CertifiedImplanter> {
  /** Its signed proof, also where its short code was given; null where only its number was, which can be guessed. */
  proof: string | null
  madeAt: Date
}

/** Whether what somebody checks is an implanter’s certificate of ours: `text` as they gave it, `claims` of a proof that we signed, or null. */
export const certifiedImplanters =
  extensionPoint<(db: Db, asked: { text: string; claims: unknown }) => Promise<CheckedImplanter | null>>('certifiedImplanters')
