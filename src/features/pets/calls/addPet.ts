import { accountById } from '#features/accounts/queries.ts'
import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { addPet } from '../contract.ts'
import { refuseUnfit } from '../fitness.ts'
import { petRegistered } from '../messages.ts'
import { enterPet } from '../registering.ts'

export default answerAfter(
  addPet,
  ({ db, needs, input }) => holderElsewhere(db, needs, input.chipNumber),
  async (asked, elsewhere) => {
    const { input, who, db, now, needs, refuse, send } = asked
    await refuseUnfit(asked, input, { uploader: who.id })
    const alone = isHeldByUsAlone(elsewhere)
    if (alone !== true && !input.evenIfHeldElsewhere) throw refuse('heldElsewhere', { words: alone, field: 'chipNumber' })

    const status = 'active' as const
    const petId = await enterPet(db, input, { keeperId: who.id, status, now, alsoHeldBy: elsewhere?.code ?? null })
    if (!petId) throw refuse('chipTaken', { field: 'chipNumber' })

    const keeper = await accountById(db, who.id)
    await send(petRegistered(keeper, input, needs.config.publicUrl + paths.pet(petId)))
    return { petId, petName: input.name, status }
  },
)
