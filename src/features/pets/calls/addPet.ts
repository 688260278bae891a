import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { keptBack } from '#features/stock/queries.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { addPet } from '../contract.ts'
import { refuseUnfit } from '../fitness.ts'
import { petAwaitsPayment, petRegistered } from '../messages.ts'
import { registrationFees } from '../points.ts'
import { enterPet } from '../registering.ts'

export default answerAfter(
  addPet,
  ({ db, needs, input }) => holderElsewhere(db, needs, input.chipNumber),
  async (asked, elsewhere) => {
    const { input, who, refuse, notify, extensions } = asked
    await refuseUnfit(asked, input, { uploader: who.id })
    const because = (await keptBack(asked, [input.chipNumber])).get(input.chipNumber)
    if (because) return refuse('ofOurStock', { because, field: 'chipNumber' })
    const alone = isHeldByUsAlone(elsewhere)
    if (alone !== true && !input.evenIfHeldElsewhere) throw refuse('heldElsewhere', { because: alone, field: 'chipNumber' })

    const [fee] = extensions(registrationFees)
    const isPaid = !fee || (await fee.cover(asked, who.id))
    const status = isPaid ? ('active' as const) : ('awaitingPayment' as const)
    const petId = await enterPet(asked, input, { keeperId: who.id, status, alsoHeldBy: elsewhere?.code ?? null })
    if (!petId) throw refuse('chipTaken', { field: 'chipNumber' })

    const payment = isPaid ? null : await fee.owe(asked, { petId, accountId: who.id })
    const letter = isPaid ? petRegistered : petAwaitsPayment
    await notify(who.id, letter(input, paths.pet(petId)))
    return { petId, petName: input.name, status, payment }
  },
)
