import { handlerWithPreflight } from '#platform/server/answer.ts'
import { professionalChipInfo } from '../contract.ts'
import { discloseRecords } from '../discloseRecords.ts'
import { findChip } from '../find.ts'
import { mayDisclose } from '../mayDisclose.ts'

export default handlerWithPreflight(
  professionalChipInfo,
  async (context) => {
    const { input, db, now, services, refuse } = context
    const as = await mayDisclose(context, 1)
    if (typeof as === 'string') throw refuse(as)
    return { as, line: { typed: input.chipNumber, finding: await findChip(db, services, input.chipNumber, now) } }
  },
  async (context, { as, line }) => {
    const answerTo = await discloseRecords(context, as, [line], context.input)
    return answerTo(line)
  },
)
