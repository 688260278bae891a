import type { Db } from '#platform/database/db.ts'
import type { Unproven } from '../shapes.ts'

/** MOVE-1, CONF-1 Why the record here isn’t proven, the other register, and until when that one can object; null where nothing is in question. */
export async function unprovenOf(db: Db, { id, isUnproven }: { id: string; isUnproven: boolean }): Promise<Unproven | null> {
  if (!isUnproven) return null
  const move = await db
    .selectFrom('databaseMove')
    .innerJoin('otherRegister', 'otherRegister.code', 'databaseMove.registerCode')
    .select(['databaseMove.status', 'databaseMove.objectBy', 'otherRegister.name as register'])
    .where('databaseMove.petId', '=', id)
    .where('databaseMove.status', 'in', ['unproven', 'objected', 'refused'])
    .executeTakeFirst()
  if (move) {
    const { status, register, objectBy } = move
    return {
      why: status === 'objected' || status === 'refused' ? status : 'unproven',
      register,
      objectBy: status === 'unproven' ? objectBy : null,
    }
  }
  const twice = await db
    .selectFrom('registerConflict')
    .innerJoin('otherRegister', 'otherRegister.code', 'registerConflict.registerCode')
    .select('otherRegister.name as register')
    .where('registerConflict.petId', '=', id)
    .where('registerConflict.status', 'in', ['open', 'movedThere'])
    .executeTakeFirst()
  return twice ? { why: 'twoRegisters', register: twice.register, objectBy: null } : null
}
