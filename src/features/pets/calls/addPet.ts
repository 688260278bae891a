import { accountById } from '#features/accounts/queries.ts'
import { isHeldByUsAlone } from '#features/chips/policy.ts'
import { holderElsewhere } from '#features/chips/queries.ts'
import { oweRegistration, useHousehold } from '#features/plans/queries.ts'
import { keptBack } from '#features/stock/queries.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { addPet } from '../contract.ts'
import { refuseUnfit } from '../fitness.ts'
import { petAwaitsPayment, petRegistered } from '../messages.ts'
import { enterPet } from '../registering.ts'

export default answerAfter(
  addPet,
  ({ db, needs, input }) => holderElsewhere(db, needs, input.chipNumber),
  async (asked, elsewhere) => {
    const { input, who, db, now, needs, refuse, send } = asked
    await refuseUnfit(asked, input, { uploader: who.id })
    const words = (await keptBack(asked, [input.chipNumber])).get(input.chipNumber)
    if (words) return refuse('ofOurStock', { words, field: 'chipNumber' })
    const alone = isHeldByUsAlone(elsewhere)
    if (alone !== true && !input.evenIfHeldElsewhere) throw refuse('heldElsewhere', { words: alone, field: 'chipNumber' })

    const isPaid = await useHousehold(asked, who.id)
    const status = isPaid ? ('active' as const) : ('awaitingPayment' as const)
    const petId = await enterPet(db, input, { keeperId: who.id, status, now, alsoHeldBy: elsewhere?.code ?? null })
    if (!petId) throw refuse('chipTaken', { field: 'chipNumber' })

    const payment = isPaid ? null : await oweRegistration(asked, petId, who.id)
    const letter = isPaid ? petRegistered : petAwaitsPayment
    await send(letter(await accountById(db, who.id), input, needs.config.publicUrl + paths.pet(petId)))
    return { petId, petName: input.name, status, payment }
  },
)
