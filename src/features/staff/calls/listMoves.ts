import { undecidedMoves } from '#features/recordTransfers/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { listMoves } from '../contract.ts'
import { decisionFor } from '../next.ts'

export default answer(listMoves, async ({ db }) => {
  const moves = await undecidedMoves(db).limit(200).execute()
  return {
    items: moves.map(
      ({ id, status, createdAt, warnedAt, letterAt, petName, species, chipNumber, name, movedBy, movedByEmail, ...proof }) => ({
        moveId: id,
        status,
        since: createdAt,
        toldOther: warnedAt,
        letterAt,
        petName,
        species,
        chipNumber,
        from: name,
        movedBy,
        email: movedByEmail,
        proof: proof.proofKind,
        certificate: proof.proofFileId && `uploads/${proof.proofFileId}`,
        code: proof.proofCode,
        next: [...opened(proof.proofFileId), decisionFor('accept-move', id), decisionFor('refuse-move', id)],
      }),
    ),
  }
})

const opened = (fileId: string | null) => (fileId ? [`npm run staff -- save-file uploads/${fileId}`] : [])
