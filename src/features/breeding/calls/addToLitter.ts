import { holdersElsewhere } from '#features/chips/queries.ts'
import { matchNewborn } from '#features/offers/matchNewborn.ts'
import { implantProblem } from '#knowledge/animals/birth.ts'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { addToLitter } from '../contract.ts'
import { enteredRows, rowsProblem, rowsRegistered } from '../entry.ts'
import { enterOffspring } from '../litter.ts'
import { MOST_OFFSPRING, sizeOf } from '../newborn.ts'
import { litterToChange } from '../queries.ts'

export default handlerWithPreflight(
  addToLitter,
  ({ db, services, input }) => holdersElsewhere(db, services, [input.offspring.chipNumber]),
  async (context, elsewhere) => {
    const { input, who, db, now, refuse } = context
    const { litterId, offspring, implant, evenIfHeldElsewhere } = input
    // Held, so that two animals that are added at the same time are both counted.
    const litter = await litterToChange(db, litterId, who.id)
    if (!litter) throw refuse('noSuchLitter')
    if ((await sizeOf(db, litterId)) >= MOST_OFFSPRING) throw refuse('litterFull')

    const wrong = implantProblem(implant.implantedOn, litter, now)
    if (wrong) throw refuse('implantDateWrong', { words: wrong, field: 'implant.implantedOn' })
    const young = [offspring]
    const problems = await rowsProblem(context, { young, damChip: litter.damChipNumber, elsewhere, evenIfHeldElsewhere })
    if (problems) throw refuse(problems.reason, { fields: ofOne(problems.fields) })

    const { bornOn, bornExactly, damName } = litter
    const same = { species: Species.parse(litter.species), breed: BreedChoice.parse(litter.breed), bornOn, bornExactly, implant }
    const entering = enterOffspring(context, { ...same, young }, { litterId, breederId: who.id, alsoHeldBy: elsewhere })
    const entered = await enteredRows(young, entering)
    if ('reason' in entered) throw refuse(entered.reason, { fields: ofOne(entered.fields) })
    const [pet] = entered.pets
    if (!pet) throw refuse('chipTaken')
    await matchNewborn(db, litterId, [pet.petId])
    return { petId: pet.petId, name: pet.name, payment: await rowsRegistered(context, entered, { damName, elsewhere }) }
  },
)

/** The one row’s sentences, under the names of this call’s input. */
const ofOne = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [field.replace('young.0.', 'offspring.'), words]))
