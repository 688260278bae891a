import { hasFile } from '#features/files/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { proofRow } from '../beginMove.ts'
import { moveCard } from '../cards.ts'
import { addMoveProof } from '../contract.ts'
import { giveProof } from '../giveProof.ts'
import { isProven } from '../policy.ts'
import { newestMoveOf } from '../queries.ts'

export default answer(addMoveProof, async ({ input: { petId, proof }, who, db, refuse, recordEvent }) => {
  const known = await newestMoveOf(db, petId, who.id)
  if (!known) throw refuse('noSuchMove')
  if (isProven(known)) throw refuse('decided')
  if ('fileId' in proof && !(await hasFile(db, proof.fileId, who.id))) throw refuse('noSuchProof', { field: 'proof.fileId' })

  await giveProof({ db, recordEvent }, known.id, proof)
  return moveCard({ ...known, ...proofRow(proof) })
})
