import { holdersElsewhere } from '#features/chips/queries.ts'
import { implantProblem } from '#knowledge/animals/birth.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { type AskedLitter, addPetByBreeder } from '../contract.ts'
import { enteredRows, rowsProblem, rowsRegistered } from '../entry.ts'
import { enterLitter } from '../litter.ts'
import { litterProblem } from '../litterproblem.ts'

export default handlerWithPreflight(
  addPetByBreeder,
  ({ db, services, input }) => holdersElsewhere(db, services, chipsOf(input)),
  async (context, elsewhere) => {
    const { input, who, now, refuse } = context
    const { young, dam, evenIfHeldElsewhere } = input
    const implant = implantProblem(input.implant.implantedOn, input, now)
    if (implant) throw refuse('implantDateWrong', { words: implant, field: 'implant.implantedOn' })
    const wrong = await litterProblem(context, input)
    if (wrong) throw refuse(wrong.reason, wrong.more)
    const problems = await rowsProblem(context, { young, damChip: dam.chipNumber, elsewhere, evenIfHeldElsewhere })
    if (problems) return refuse(problems.reason, { fields: problems.fields })

    const entered = await enteredRows(young, enterLitter(context, input, { breederId: who.id, alsoHeldBy: elsewhere }))
    if ('reason' in entered) throw refuse(entered.reason, { fields: entered.fields })
    const { litterId, pets } = entered
    return { litterId, pets, payment: await rowsRegistered(context, entered, { damName: dam.name, elsewhere }) }
  },
)

const chipsOf = ({ young }: AskedLitter) => young.map(({ chipNumber }) => chipNumber)
