import { expect, test } from 'vitest'
import { breederFigures, implanterFigures, welfareFigures } from './figures.ts'

const implanter = (count: number) =>
  implanterFigures({
    held: count,
    unregistered: count,
    reportsDue: count,
    credits: count,
    months: [{ month: '2026-03', implanted: count, registered: count }],
  })

const breeder = (count: number) =>
  breederFigures({
    litters: count,
    withMe: count,
    offered: count,
    kept: count,
    soldInYear: count,
  })

const rarely = { seized: 1, returned: 1, fromRescue: 1, bornHere: 1, fromAbroad: 1 }
const came = { stray: 1, surrender: 1, ...rarely, otherwiseCame: 5, came: 7 }
const left = { adopted: 1, otherwiseLeft: 1, reunited: 1, transferred: 1, euthanised: 1, died: 1, gone: 1, rehomed: 1 }
const welfare = welfareFigures({ totals: { ...came, ...left }, withUsNow: 1, medianStayDays: 4 }, 1)

test.each([
  ['implanter', [...implanter(1), ...implanter(2)]],
  ['breeder', [...breeder(1), ...breeder(2)]],
  ['organisation', welfare],
])('every figure on the dashboard of a %s says of which period it is', (_, figures) => {
  expect(figures.filter(({ label }) => !/ (now|in all|in the last 12 months)$/.test(label))).toEqual([])
})

test('sold and implanted are counted over the months that are drawn', () => {
  expect([implanter(2)[0]?.number, breeder(3)[3]?.number]).toEqual([2, 3])
})
