import { chipsTaken, holdersElsewhere } from '#features/chips/queries.ts'
import { followTwice } from '#features/pets/points.ts'
import { kennelClubTaken, takenMeanwhile } from '#features/pets/queries/kennelclub.ts'
import { owedFor } from '#features/plans/queries/owed.ts'
import { withheldChips } from '#features/stock/withheldChips.ts'
import { birthProblem, implantProblem } from '#knowledge/animals/birth.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { KENNEL_CLUB_TAKEN } from '#knowledge/animals/kennelclub.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type CallContext, handlerWithPreflight } from '#platform/server/answer.ts'
import { type AskedLitter, addPetByBreeder } from '../contract.ts'
import { damProblem, sireProblem } from '../dam.ts'
import { enterLitter, OLDEST_LITTER_DAYS } from '../litter.ts'
import { litterRegistered } from '../messages.ts'
import { CHIP_TAKEN, chipField, problemsOf } from '../rows.ts'

export default handlerWithPreflight(
  addPetByBreeder,
  ({ db, services, input }) => holdersElsewhere(db, services, chipsOf(input)),
  async (context, elsewhere) => {
    const { input, who, db, refuse, notify } = context
    validatePet(context)
    const wrong = await damProblem(db, who.id, input)
    if (wrong) throw refuse('damWrong', { words: wrong, field: 'dam.chipNumber' })
    const wrongSire = await sireProblem(db, who.id, input)
    if (wrongSire) throw refuse('sireWrong', { words: wrongSire, field: 'sire.chipNumber' })
    const taken = await chipsTaken(db, chipsOf(input))
    const others = input.evenIfHeldElsewhere ? NOBODY : elsewhere
    const known = { damChip: input.dam.chipNumber, taken, keptBack: await withheldChips(context, chipsOf(input)), elsewhere: others }
    const problems = problemsOf(input.young, known)
    if (problems) return refuse(problems.reason, { fields: problems.fields })

    const sameNumber = await kennelClubFields(db, input)
    if (sameNumber) throw refuse('kennelClubTaken', { fields: sameNumber })

    const entered = enterLitter(context, input, { breederId: who.id, alsoHeldBy: elsewhere })
    const { litterId, pets, paid, lost } = await entered.catch((error: unknown) => {
      const number = takenMeanwhile(error)
      throw number === null ? error : refuse('kennelClubTaken', { fields: kennelClubRows(input, new Set([number])) })
    })
    if (lost.size > 0) throw refuse('chipTaken', { fields: lostFields(input, lost) })

    for (const { petId, chipNumber } of pets)
      await followTwice(context, { petId, keeperId: who.id, alsoHeldBy: elsewhere.get(chipNumber)?.code })
    const payment = await owedFor(context, pets.length, paid)
    const litter = { damName: input.dam.name, offspring: pets, owed: payment.words }
    await notify(who.id, litterRegistered(litter))
    return { litterId, pets, payment }
  },
)

const NOBODY = new Map<string, never>()

const chipsOf = ({ young }: AskedLitter) => young.map(({ chipNumber }) => chipNumber)

/** What all of a litter have in common. */
function validatePet({ input, now, refuse }: Pick<CallContext<typeof addPetByBreeder>, 'input' | 'now' | 'refuse'>) {
  const breed = breedExists(input.species, input.breed)
  if (breed !== true) throw refuse('breedUnknown', { because: breed, field: 'breed' })

  const birth = birthProblem(input.bornOn, input.species, now)
  if (birth) throw refuse(birth.reason, { words: birth.words, field: 'bornOn' })
  if (input.bornOn < daysAfter(londonDate(now), -OLDEST_LITTER_DAYS)) throw refuse('bornTooLongAgo', { field: 'bornOn' })

  const implant = implantProblem(input.implant.implantedOn, input, now)
  if (implant) throw refuse('implantDateWrong', { words: implant, field: 'implant.implantedOn' })
}

/** The rows whose Kennel Club number another animal has, on the register or in the litter; null where none has. */
async function kennelClubFields(db: Db, { young }: AskedLitter): Promise<Record<string, string> | null> {
  const numbers = young.map(({ kennelClubNumber }) => kennelClubNumber)
  const fields = kennelClubRows({ young }, await kennelClubTaken(db, numbers))
  return Object.keys(fields).length > 0 ? fields : null
}

function kennelClubRows({ young }: Pick<AskedLitter, 'young'>, taken: ReadonlySet<string>): Record<string, string> {
  const numbers = young.map(({ kennelClubNumber }) => kennelClubNumber)
  const fields = numbers.flatMap((number, row) =>
    number && (taken.has(number) || numbers.indexOf(number) < row) ? [[`young.${row}.kennelClubNumber`, KENNEL_CLUB_TAKEN]] : [],
  )
  return Object.fromEntries(fields)
}

/** Somebody else was faster with these. */
function lostFields({ young }: AskedLitter, lost: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(young.flatMap(({ chipNumber }, row) => (lost.has(chipNumber) ? [[chipField(row), CHIP_TAKEN]] : [])))
}
