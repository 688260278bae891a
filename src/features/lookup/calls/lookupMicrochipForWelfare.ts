import { handlerWithPreflight } from '#platform/server/answer.ts'
import { lookupMicrochipForWelfare } from '../contract.ts'
import { discloseRecords } from '../discloseRecords.ts'
import { findChip } from '../find.ts'
import { linesIn, MOST_LINES } from '../lines.ts'
import { mayDisclose } from '../mayDisclose.ts'

export default handlerWithPreflight(
  lookupMicrochipForWelfare,
  async (context) => {
    const { input, db, now, services, refuse } = context
    const typed = linesIn(input.chipNumbers)
    if (typed.length > MOST_LINES) throw refuse('tooManyLines', { field: 'chipNumbers', words: tooMany(typed.length) })
    const as = await mayDisclose(context, typed.length)
    if (typeof as === 'string') throw refuse(as)
    const lines = await Promise.all(typed.map(async (line) => ({ typed: line, finding: await findChip(db, services, line, now) })))
    return { as, lines }
  },
  async (context, { as, lines }) => {
    const answerTo = await discloseRecords(context, as, lines, context.input)
    return { items: lines.map(answerTo) }
  },
)

const tooMany = (count: number) => `Enter ${MOST_LINES} numbers or fewer at a time. You entered ${count}.`
