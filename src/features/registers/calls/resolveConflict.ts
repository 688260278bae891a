import { hasFile } from '#features/files/queries.ts'
import { beginMove } from '#features/recordTransfers/beginMove.ts'
import { giveProof } from '#features/recordTransfers/giveProof.ts'
import { isProven } from '#features/recordTransfers/policy.ts'
import { liveMoveOf } from '#features/recordTransfers/queries.ts'
import { strayElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { conflictCard } from '../cards.ts'
import { resolveConflict } from '../contract.ts'
import { conflictLife } from '../lifecycle.ts'
import { mayKeepHere, mayLeave } from '../policy.ts'
import { type ConflictRow, conflictById } from '../queries.ts'

const SAID = { here: ['keepHere', 'keptHere'], there: ['moveThere', 'movedThere'] } as const

export default answer(resolveConflict, async (context) => {
  const { input, who, db, now, refuse, transition } = context
  const known = await conflictById(db, input.conflictId)
  if (known?.keptBy !== who.id) throw refuse('noSuchConflict')
  const [move, after] = SAID[input.keep]
  if (known.status === after) throw refuse('alreadySo')
  const leaving = input.keep === 'here' || mayLeave(known)
  if (leaving !== true) throw refuse('lookedFor', { because: leaving })

  const stray = await strayElsewhere(db, known.petId)
  const keeping = input.keep === 'there' || mayKeepHere(stray, known, now)
  if (keeping !== true) throw refuse('heldForOther', { because: keeping })

  const { proof } = input
  if (proof && 'fileId' in proof && !(await hasFile(db, proof.fileId, who.id))) throw refuse('noSuchProof', { field: 'proof.fileId' })
  await transition(conflictLife, move, known.id, 'keeper')
  if (input.keep === 'here') await keepHere(context, known)
  return conflictCard((await conflictById(db, known.id)) ?? known, stray, now)
})

/** CONF-5 A keeper’s word alone resolves nothing but what they had sent there themselves: the record is proven like any that comes from another register. */
async function keepHere(context: CallContext<typeof resolveConflict>, { id, petId, keptBy, registerCode, found }: ConflictRow) {
  if (found === 'sent') return context.queue('tellOfConflict', { conflictId: id })
  const live = await liveMoveOf(context.db, petId)
  if (live && live.registerCode !== registerCode) throw context.refuse('moveUnderWay')
  const proof = context.input.proof ?? null
  if (live) return proof && !isProven(live) ? giveProof(context, live.id, proof) : undefined
  await beginMove(context, { petId, keeperId: keptBy, registerCode, status: 'unproven', proof })
}
