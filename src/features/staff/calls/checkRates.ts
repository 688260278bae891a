import { COVERS, INSURABLE } from '#knowledge/insurance/covers.ts'
import { problemsIn, RATES } from '#knowledge/insurance/rates.ts'
import { priceOf } from '#knowledge/insurance/rating.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { checkRates } from '../contract.ts'

/** An animal of three, as most are: neutered, with a microchip, at a usual limit and excess. */
const ORDINARY = {
  breed: { kind: 'description', text: 'Mixed' },
  sex: 'female',
  neutered: true,
  chipped: true,
  valuePence: 50_000,
  postcode: 'SY8 1AA',
  limitPence: 400_000,
  excessPence: 9_900,
} as const

export default answer(checkRates, async ({ now }) => {
  const startsOn = londonDate(now)
  const bornOn = daysAfter(startsOn, -3 * 366)
  return {
    version: RATES.version,
    problems: problemsIn(RATES),
    items: INSURABLE.flatMap((species) =>
      COVERS.map((cover) => {
        const { annualPence, monthlyPence } = priceOf({ ...ORDINARY, species, bornOn, startsOn }, cover)
        return { animal: species, cover, aYear: moneyText(annualPence), aMonth: moneyText(monthlyPence) }
      }),
    ),
  }
})
