import { isProven, turnOf } from '#features/recordTransfers/policy.ts'
import type { OpenQuestion } from '#features/welfare/points.ts'
import { straysElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import { LIVE } from './lifecycle.ts'
import { isHeldForOther } from './policy.ts'
import { type ConflictRow, conflictsIn } from './queries.ts'

/** CONF-1 Of these animals, those that another register has too: whose turn it is, and where the question is answered. */
export async function openWithRegisters(db: Db, petIds: readonly string[], now: Date): Promise<Map<string, OpenQuestion>> {
  if (petIds.length === 0) return new Map()
  const rows = await conflictsIn(db).where('pet.id', 'in', petIds).where('registerConflict.status', 'in', LIVE).execute()
  const strays = await straysElsewhere(db, petIds)
  return new Map(
    rows.map((row) => [
      row.petId,
      {
        words: isHeldForOther(strays.get(row.petId), now) ? heldWords(row) : wordsOf(row),
        link: paths.conflict(row.petId),
        act: 'See the question',
      },
    ]),
  )
}

const heldWords = ({ name }: Pick<ConflictRow, 'name'>) => `Your turn: ask ${name} to tell its keeper that it’s with you, if you haven’t.`

function wordsOf({ status, name, moveStatus, proofKind }: Pick<ConflictRow, 'status' | 'name' | 'moveStatus' | 'proofKind'>): string {
  if (status === 'open') return `Your turn: ${name} has its microchip too. Say which record counts.`
  if (status === 'movedThere') return `${name}’s turn: you’ve left the record with them.`
  if (moveStatus !== null && !isProven({ status: moveStatus })) return turnOf({ status: moveStatus, proofKind, name })
  return `${name}’s turn: you’ve said that the record here counts.`
}
