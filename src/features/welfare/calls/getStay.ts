import { answer, type CallContext } from '#platform/server/answer.ts'
import { stayCards } from '../cards.ts'
import { getStay } from '../contract.ts'
import { whyNotUndone } from '../policy.ts'
import { custodyOf, lastCustodyOf } from '../queries/custodies.ts'
import { historyOf } from '../stayhistory.ts'
import { animalsOf, type StayRow } from '../stays.ts'

type Asking = CallContext<typeof getStay>

export default answer(getStay, async (context) => {
  const { input, who, db } = context
  const stays = await animalsOf(db, who.id).where('pet.id', '=', input.petId).execute()
  const [found] = stays
  const [stay = null] = await stayCards(context, stays)
  if (!found || stay?.canOpen) return { stay, undo: null, history: [], threadId: null }
  const custody = found.isHeld ? await custodyOf(db, found.id) : undefined
  return {
    stay,
    undo: found.cameHeld && !found.isHeld ? await undoOf(context, found) : null,
    history: await historyOf(db, found, who),
    threadId: custody?.threadId ?? null,
  }
})

async function undoOf({ db, who, now }: Asking, { id: petId, keptSince, status }: StayRow) {
  const custody = await lastCustodyOf(db, { petId, organisationId: who.id })
  if (!custody) return null
  const holder = await custodyOf(db, petId)
  return whyNotUndone({ at: custody.statusAt, keptSince, status, holderId: holder?.organisationId ?? null }, now) ?? (true as const)
}
