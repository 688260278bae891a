import type { InputOf } from '#platform/contract/call.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { addMoveProof } from './contract.ts'
import { recordTransferLife } from './lifecycle.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'start' | 'queue'>
type Proof = InputOf<typeof addMoveProof>['proof']

interface Begun {
  petId: string
  keeperId: string
  registerCode: string
  status: 'unproven' | 'registered'
  /** Null where the keeper has given none yet. */
  proof: Proof | null
  facts?: Record<string, unknown>
}

/** MOVE-1: writes down that a record comes from another register, and has that register told. The id of the move. */
export async function beginMove({ db, now, start, queue }: Tools, { proof, facts = {}, ...begun }: Begun): Promise<string> {
  const id = newId()
  const { status, registerCode } = begun
  await db
    .insertInto('databaseMove')
    .values({ id, ...begun, statusAt: now, provenAt: status === 'registered' ? now : null, createdAt: now, ...proofRow(proof) })
    .execute()
  await start(recordTransferLife, 'bringHere', { id, status }, 'keeper', { from: registerCode, proof: proof?.kind ?? 'none', ...facts })
  await queue('tellOtherRegisters', { moveId: id })
  await queue('writeToOtherRegister', { moveId: id })
  return id
}

/** A proof as the row of its move has it. */
export function proofRow(proof: Proof | null) {
  return {
    proofKind: proof?.kind ?? 'none',
    proofFileId: proof && 'fileId' in proof ? proof.fileId : null,
    proofCode: proof?.kind === 'transferCode' ? proof.code : null,
  }
}
