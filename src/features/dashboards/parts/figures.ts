import { animalsWith } from '#features/breeding/parts/links.ts'
import { addressOf, longestWaiting } from '#features/implanting/parts/manage/address.ts'
import type { getWelfareReports } from '#features/welfare/contract.ts'
import { daysText } from '#features/welfare/parts/words.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import type { breederDashboard, implanterDashboard } from '../contract.ts'

/** Each says of which period it is: a test reads them all. */
interface Figure {
  label: string
  number: number | string
  to?: string
}

type Work = Pick<AnswerOf<typeof implanterDashboard>, 'held' | 'unregistered' | 'reportsDue' | 'credits' | 'months'>

export function implanterFigures({ held, unregistered, reportsDue, credits, months }: Work): Figure[] {
  const implanted = months.reduce((sum, month) => sum + month.implanted, 0)
  return [
    { label: `${implanted === 1 ? 'chip' : 'chips'} implanted in the last 12 months`, number: implanted, to: addressOf('implanted') },
    { label: 'waiting for a keeper now', number: unregistered, to: longestWaiting },
    { label: held === 1 ? 'chip to use now' : 'chips to use now', number: held, to: paths.manageChips },
    { label: reportsDue === 1 ? 'report to send now' : 'reports to send now', number: reportsDue, to: paths.deadChips },
    { label: credits === 1 ? 'credit left now' : 'credits left now', number: credits, to: paths.pricingPlans },
  ]
}

type Bred = Pick<AnswerOf<typeof breederDashboard>, 'litters' | 'withMe' | 'offered' | 'kept' | 'soldInYear'>

export function breederFigures({ litters, withMe, offered, kept, soldInYear }: Bred): Figure[] {
  return [
    { label: litters === 1 ? 'litter in all' : 'litters in all', number: litters, to: paths.litters },
    { label: 'with you now', number: withMe, to: animalsWith({ state: 'withMe' }) },
    { label: 'offered now', number: offered, to: animalsWith({ state: 'offered' }) },
    { label: 'sold in the last 12 months', number: soldInYear, to: animalsWith({ state: 'sold' }) },
    { label: 'kept in all', number: kept, to: animalsWith({ state: 'kept' }) },
  ]
}

type Cared = Pick<AnswerOf<typeof getWelfareReports>, 'totals' | 'withUsNow' | 'medianStayDays'>

export function welfareFigures({ totals, withUsNow, medianStayDays }: Cared, offered: number): Figure[] {
  const arrived = totals.came
  const stay = medianStayDays === null ? [] : [{ label: 'usual stay in the last 12 months', number: daysText(medianStayDays) }]
  return [
    { label: 'with you now', number: withUsNow, to: paths.welfarePets },
    { label: 'offered for adoption now', number: offered, to: `${paths.welfarePets}?state=offered` },
    { label: 'arrived in the last 12 months', number: arrived, to: `${paths.welfarePets}?state=all` },
    { label: 'adopted in the last 12 months', number: totals.adopted, to: paths.welfareReports },
    ...stay,
  ]
}
