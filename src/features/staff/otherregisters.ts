import { OPEN_TRANSFER } from '#features/recordTransfers/lifecycle.ts'
import { recordTransfersWithPet } from '#features/recordTransfers/queries.ts'
import type { Db } from '#platform/database/db.ts'

/** What callers about these animals are told of another register that has them too, by animal: regulation 7(1)(i) wants them sent there. */
export async function otherRegistersOf(db: Db, petIds: readonly string[]): Promise<Map<string, string>> {
  if (petIds.length === 0) return new Map()
  const moves = await recordTransfersWithPet(db)
    .where('databaseMove.petId', 'in', petIds)
    .where('databaseMove.status', 'in', [...OPEN_TRANSFER, 'refused'])
    .execute()
  return new Map(
    moves.map(({ petId, status, name, phone, site }) => [
      petId,
      `${WORDS[status] ?? HELD} ${[name, phone, site].filter(Boolean).join(', ')}`,
    ]),
  )
}

const HELD = 'Also shown by'
const WORDS: Record<string, string> = {
  refused: 'Its move here was refused. Send callers to',
  unproven: 'Its move here isn’t proven. Also held by',
  objected: 'The other register objects to its move. Also held by',
}
