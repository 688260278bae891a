import { sql } from 'kysely'
import * as z from 'zod'
import type { CheckedImplanter } from '#features/lookup/points.ts'
import { readCertificateNumber } from '#platform/contract/certificatenumber.ts'
import type { Db } from '#platform/database/db.ts'
import { kindsIn } from '../policy.ts'
import { Addition } from '../shapes.ts'
import { ASSESSOR_LEFT } from '../trainers.ts'
import { ImplanterClaims } from './proof.ts'

/**
 * What our records say of an implanter’s certificate: by its signed proof or the short code on it, which only those who have the certificate
 * know, with the names of the holder and the assessor; by its number, which can be guessed, with initials alone. Null where it is none of ours.
 */
export async function checkImplanter(db: Db, { text, claims }: { text: string; claims: unknown }): Promise<CheckedImplanter | null> {
  const proven = ImplanterClaims.safeParse(claims).data
  const number = proven?.n ?? readCertificateNumber(text)
  const code = text.toUpperCase()
  const held = await db
    .selectFrom('implanterCertificate')
    .selectAll()
    .where((row) =>
      number
        ? row('number', '=', number)
        : row.or([row('code', '=', code), row('earlierCodes', '@>', sql<string[]>`array[${code}]::text[]`)]),
    )
    .executeTakeFirst()
  if (!held) return null
  const { holderName: name } = held
  const isGuessable = number !== null && !proven
  return {
    proof: isGuessable ? null : held.proof,
    madeAt: held.createdAt,
    number: held.number,
    holder: name && (isGuessable ? initials(name) : name),
    species: kindsIn(held.species),
    courseApproval: held.courseApproval,
    provider: held.provider,
    assessor: isGuessable && held.assessorName !== ASSESSOR_LEFT ? initials(held.assessorName) : held.assessorName,
    additions: Additions.parse(held.additions),
    issuedOn: held.issuedOn,
    refreshBy: held.refreshBy,
    state: held.status,
  }
}

const Additions = z.array(Addition)

/** "Nia Powell" → "N. P." */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}.`)
    .join(' ')
