import type { InputOf } from '#platform/contract/call.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { proofRow } from './beginMove.ts'
import type { addMoveProof } from './contract.ts'
import { PROVING, recordTransferLife } from './lifecycle.ts'

type Tools = Pick<CallContext<never>, 'db' | 'recordEvent'>

/** MOVE-11: writes down what a keeper gives as proof of a move, in place of what they gave before. */
export async function giveProof({ db, recordEvent }: Tools, moveId: string, proof: InputOf<typeof addMoveProof>['proof']) {
  await db.updateTable('databaseMove').set(proofRow(proof)).where('id', '=', moveId).execute()
  const facts = { proof: proof.kind }
  await recordEvent(recordTransferLife.subject, moveId, { move: 'addProof', clause: PROVING.clause, by: 'keeper', facts })
}
