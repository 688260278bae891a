import { answer } from '#platform/server/answer.ts'
import { updateFoundAnimal } from '../contract.ts'
import { foundReportLife } from '../lifecycle.ts'
import { foundReportFor } from '../queries.ts'

/** What each word means. */
const MOVES = { home: 'return', handedOver: 'handOver', withdrawn: 'withdraw', anotherAnimal: 'unclaim' } as const

export default answer(updateFoundAnimal, async ({ input, who, db, refuse, transition }) => {
  const found = await foundReportFor(db, input, who?.id ?? null)
  if (!found?.isTheirs) throw refuse('notFound')
  const facts = input.words ? { words: input.words } : {}
  return { status: await transition(foundReportLife, MOVES[input.now], found.report.id, 'finder', facts) }
})
