import { undecidedQuotes } from '#features/insurance/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { listInsurance } from '../contract.ts'

export default answer(listInsurance, async ({ db }) => ({
  items: (await undecidedQuotes(db)).map(({ id, status, statusAt, insurer, insurerReference, cover, annualPence }) => ({
    quoteId: id,
    status,
    since: statusAt,
    insurer,
    reference: insurerReference ?? '',
    cover: cover ?? '',
    aYear: annualPence ? moneyText(annualPence) : '',
  })),
}))
