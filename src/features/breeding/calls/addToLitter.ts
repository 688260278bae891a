import { chipsTaken, holdersElsewhere } from '#features/chips/queries.ts'
import { matchNewborn } from '#features/offers/matchNewborn.ts'
import { followTwice } from '#features/pets/points.ts'
import { kennelClubTaken, takenMeanwhile } from '#features/pets/queries/kennelclub.ts'
import { owedFor } from '#features/plans/queries/owed.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { implantProblem } from '#knowledge/animals/birth.ts'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { addToLitter } from '../contract.ts'
import { enterOffspring } from '../litter.ts'
import { litterRegistered } from '../messages.ts'
import { MOST_OFFSPRING, sizeOf } from '../newborn.ts'
import { litterToChange } from '../queries.ts'
import { CHIP_TAKEN, problemsOf } from '../rows.ts'

export default handlerWithPreflight(
  addToLitter,
  ({ db, services, input }) => holdersElsewhere(db, services, [input.offspring.chipNumber]),
  async (context, elsewhere) => {
    const { input, who, db, now, refuse, notify } = context
    const { litterId, offspring, implant } = input
    const { chipNumber } = offspring
    // Held, so that two animals that are added at the same time are both counted.
    const litter = await litterToChange(db, litterId, who.id)
    if (!litter) throw refuse('noSuchLitter')
    if ((await sizeOf(db, litterId)) >= MOST_OFFSPRING) throw refuse('litterFull')

    const { bornExactly } = litter
    const wrongImplant = implantProblem(implant.implantedOn, { bornOn: litter.bornOn, bornExactly }, now)
    if (wrongImplant) throw refuse('implantDateWrong', { words: wrongImplant, field: 'implant.implantedOn' })
    const taken = await chipsTaken(db, [chipNumber])
    const others = input.evenIfHeldElsewhere ? new Map<string, never>() : elsewhere
    const known = { damChip: litter.damChipNumber, taken, keptBack: await withheldChips(context, [chipNumber]), elsewhere: others }
    const problem = problemsOf([offspring], known)
    if (problem) throw refuse(problem.reason, { fields: { [FIELD]: Object.values(problem.fields)[0] ?? CHIP_TAKEN } })

    if ((await kennelClubTaken(db, [offspring.kennelClubNumber])).size > 0) throw refuse('kennelClubTaken', { field: KENNEL_CLUB })
    const same = { species: Species.parse(litter.species), breed: BreedChoice.parse(litter.breed), bornOn: litter.bornOn, bornExactly }
    const entering = { litterId, breederId: who.id, alsoHeldBy: elsewhere }
    const entered = enterOffspring(context, { ...same, implant, young: [offspring] }, entering)
    const { pets, paid, lost } = await entered.catch((error: unknown) => {
      throw takenMeanwhile(error) === null ? error : refuse('kennelClubTaken', { field: KENNEL_CLUB })
    })
    const [pet] = pets
    if (!pet || lost.size > 0) throw refuse('chipTaken', { fields: { [FIELD]: CHIP_TAKEN } })
    await matchNewborn(db, litterId, [pet.petId])

    await followTwice(context, { petId: pet.petId, keeperId: who.id, alsoHeldBy: elsewhere.get(chipNumber)?.code })
    const payment = await owedFor(context, 1, paid)
    await notify(who.id, litterRegistered({ damName: litter.damName, offspring: pets, owed: payment.words }))
    return { petId: pet.petId, name: pet.name, payment }
  },
)

const FIELD = 'offspring.chipNumber'
const KENNEL_CLUB = 'offspring.kennelClubNumber'
