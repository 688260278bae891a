import { NoAnswer } from '#adapters/http/http.ts'
import { COVERS } from '#knowledge/insurance/covers.ts'
import { looksCloser, priceOf, refusal } from '#knowledge/insurance/rating.ts'
import { type Clock, daysAfter, later } from '#platform/clock/clock.ts'
import type { Insurer, InsurersAnswer, Referral } from './insurer.ts'

/** Values of a pet by which the example insurer shows what a real one may do: £503 says that it is down, £504 that it takes too long. */
const TROUBLE: Record<number, NoAnswer> = { 50_300: new NoAnswer(503), 50_400: new NoAnswer('timeout') }
const LOOKS_FOR = { hours: 1 }

/**
 * The embedded insurer: prices by the table of rates, binds at once what needs no closer look, looks at the rest for an hour, and declines an
 * animal that has had heart trouble. It forgets its referrals when the process ends, as an insurer may lose one: they are sent again.
 */
export function exampleInsurer(clock: Clock): Insurer {
  const known = new Map<string, { referral: Referral; at: Date }>()
  return {
    async quote(question) {
      const trouble = TROUBLE[question.valuePence]
      if (trouble) throw trouble
      const declined = refusal(question)
      if (declined) return { declined }
      const closer = looksCloser(question)
      return { offers: COVERS.map((cover) => ({ cover, ...priceOf(question, cover), looksCloser: closer, documentUrl: null })) }
    },
    async refer(referral) {
      const reference = `EX-${referral.quoteId}`
      if (!known.has(reference)) known.set(reference, { referral, at: clock.now() })
      return reference
    },
    async answer(reference) {
      const one = known.get(reference)
      if (!one) return { outcome: 'unknown' }
      const isLooking = looksCloser(one.referral.question).length > 0 && later(one.at, LOOKS_FOR) > clock.now()
      return isLooking ? { outcome: 'looking' } : decision(one.referral)
    },
  }
}

function decision({ quoteId, question, annualPence }: Referral): InsurersAnswer {
  if (question.conditions.includes('heart')) return { outcome: 'declined', reason: 'health' }
  const { startsOn } = question
  const endsOn = daysAfter(`${Number(startsOn.slice(0, 4)) + 1}${startsOn.slice(4).replace('-02-29', '-03-01')}`, -1)
  return { outcome: 'bound', policyNumber: `EXAMPLE-${quoteId.slice(-8).toUpperCase()}`, startsOn, endsOn, annualPence }
}
