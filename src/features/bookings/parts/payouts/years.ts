import type { AnswerOf } from '#platform/contract/call.ts'
import type { getPayoutYears } from '../../contract.ts'

type Years = AnswerOf<typeof getPayoutYears>
export type YearRow = Years['tax'][number]

/** What a year is called: "2026 to 2027" where it ends in another, "2026" where it doesn’t. */
export const yearText = ({ from, to }: Pick<YearRow, 'from' | 'to'>) =>
  from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : `${from.slice(0, 4)} to ${to.slice(0, 4)}`

const HEAD = ['Year', 'From', 'To', 'Implants', 'Payouts', 'Paid to you in pounds']

/** Both kinds of years as rows of a CSV file. */
export const yearRows = ({ tax, calendar }: Years): string[][] => [
  HEAD,
  ...tax.map((year) => cells('Tax year', year)),
  ...calendar.map((year) => cells('Calendar year', year)),
]

const cells = (kind: string, { from, to, implants, payouts, paid }: YearRow) => [
  `${kind} ${yearText({ from, to })}`,
  from,
  to,
  String(implants),
  String(payouts),
  (paid.pence / 100).toFixed(2),
]
