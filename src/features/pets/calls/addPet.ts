import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { addPet } from '../contract.ts'
import { enterPet } from '../enterPet.ts'
import { petAwaitsPayment, petRegistered } from '../messages.ts'
import { followTwice, registrationFees } from '../points.ts'
import { validatePet } from '../validation.ts'

export default handlerWithPreflight(
  addPet,
  ({ db, services, input }) => holderElsewhere(db, services, input.chipNumber),
  async (context, elsewhere) => {
    const { input, who, refuse, notify, extensions } = context
    await validatePet(context, input, { uploader: who.id })
    const because = (await withheldChips(context, [input.chipNumber])).get(input.chipNumber)
    if (because) return refuse('ofOurStock', { because, field: 'chipNumber' })
    const alone = isHeldByUsAlone(elsewhere)
    if (alone !== true && !input.evenIfHeldElsewhere) throw refuse('heldElsewhere', { because: alone, field: 'chipNumber' })

    const [fee] = extensions(registrationFees)
    const isPaid = !fee || (await fee.cover(context, who.id))
    const status = isPaid ? ('active' as const) : ('awaitingPayment' as const)
    const petId = await enterPet(context, input, { keeperId: who.id, status, alsoHeldBy: elsewhere?.code ?? null })
    if (!petId) throw refuse('chipTaken', { field: 'chipNumber' })

    await followTwice(context, { petId, keeperId: who.id, alsoHeldBy: elsewhere?.code })
    const payment = isPaid ? null : await fee.owe(context, { petId, accountId: who.id })
    const letter = isPaid ? petRegistered : petAwaitsPayment
    await notify(who.id, letter(input, paths.pet(petId)))
    return { petId, petName: input.name, status, payment }
  },
)
