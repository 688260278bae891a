import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { paths } from '#src/paths.ts'
import { recordTransferLife } from './lifecycle.ts'
import { moveObjected, moveProven, moveRefused } from './messages.ts'
import { isProven } from './policy.ts'
import { type RecordTransferRow, recordTransfersWithPet } from './queries.ts'
import { DECIDING_REFUSED } from './refusals.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'notify' | 'queue'>

/** MOVE-6: Staff accept or refuse what shows that a record is the keeper’s own. */
export async function decideMove({ db, now, transition, notify, queue }: Tools, moveId: string, decision: 'accept' | { refuse: string }) {
  const move = await recordTransfersWithPet(db).where('databaseMove.id', '=', moveId).forUpdate('databaseMove').executeTakeFirst()
  if (!move || isProven(move)) throw refusedBy(DECIDING_REFUSED, 'noSuchMove')
  if (decision === 'accept') {
    await transition(recordTransferLife, 'pass', move.id, 'Staff')
    return proven({ db, now, notify, queue }, move)
  }
  await transition(recordTransferLife, 'refuse', move.id, 'Staff')
  await notify(move.keptBy, moveRefused(move, decision.refuse))
}

/** MOVE-9: somebody at the other database, who has the code in our letter, agrees or objects. */
export async function answerByCode(tools: Tools, move: RecordTransferRow, answer: 'agree' | 'object'): Promise<void> {
  await tools.transition(recordTransferLife, answer, move.id, 'otherRegister', { by: 'letter' })
  if (answer === 'agree') return proven(tools, move)
  await tools.notify(move.keptBy, moveObjected(move))
}

/** What follows once a move is proven: its keeper is told, and the other database asked to mark its record. */
export async function proven({ db, now, notify, queue }: Omit<Tools, 'transition'>, move: RecordTransferRow): Promise<void> {
  await db.updateTable('databaseMove').set({ provenAt: now }).where('id', '=', move.id).execute()
  await notify(move.keptBy, moveProven(move, paths.pet(move.petId)))
  await queue('tellOtherRegisters', { moveId: move.id })
}

/** MOVE-8: the other database says that the record stays with it. False where there’s no unproven move from it. */
export async function objectToMove(
  { db, transition, notify }: Pick<Tools, 'db' | 'transition' | 'notify'>,
  { petId, registerCode }: { petId: string; registerCode: string },
): Promise<boolean> {
  const move = await recordTransfersWithPet(db)
    .where('databaseMove.petId', '=', petId)
    .where('databaseMove.registerCode', '=', registerCode)
    .forUpdate('databaseMove')
    .executeTakeFirst()
  if (!move || isProven(move)) return false
  if (move.status === 'objected') return true
  await transition(recordTransferLife, 'object', move.id, 'otherRegister')
  await notify(move.keptBy, moveObjected(move))
  return true
}
