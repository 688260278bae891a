import type { OpenQuestion } from '#features/welfare/points.ts'
import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import { UNPROVEN } from './lifecycle.ts'
import { turnOf } from './policy.ts'
import { recordTransfersWithPet } from './queries.ts'

/** MOVE-1 Of these animals, those whose move from another register isn’t proven: whose turn it is, and where the move is. */
export async function openMoves(db: Db, petIds: readonly string[]): Promise<Map<string, OpenQuestion>> {
  if (petIds.length === 0) return new Map()
  const rows = await recordTransfersWithPet(db).where('pet.id', 'in', petIds).where('databaseMove.status', 'in', UNPROVEN).execute()
  return new Map(rows.map((move) => [move.petId, { words: turnOf(move), link: paths.myRequests, act: 'See the move' }]))
}
