import * as z from 'zod'
import type { Offer } from '#adapters/insurer/insurer.ts'
import { breedWords } from '#knowledge/animals/breeds/choice.ts'
import { INSURABLE } from '#knowledge/insurance/covers.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { insuranceQuoteLife } from './lifecycle.ts'
import type { QuoteRow } from './queries.ts'
import { OfferShape, QuoteAnswers, QuoteView, Shared } from './shapes.ts'

const Insured = z.enum(INSURABLE)
const Declined = QuoteView.shape.declined
const OVER: ReadonlySet<string> = new Set(['declined', 'withdrawn', 'expired'])

/** What was answered, until it is forgotten. */
export const answersOf = ({ answers }: Pick<QuoteRow, 'answers'>): QuoteAnswers | null => (answers ? QuoteAnswers.parse(answers) : null)

export const offersOf = ({ offers }: Pick<QuoteRow, 'offers'>): Offer[] => (offers ? z.array(OfferShape).parse(offers) : [])

/** A quote as its holder sees it. */
export function viewOf(quote: QuoteRow, now: Date): z.input<typeof QuoteView> {
  const answers = answersOf(quote)
  const { status, cover, pays, annualPence, monthlyPence } = quote
  const isOver = OVER.has(status)
  const can = (move: 'change' | 'choose' | 'refer' | 'withdraw') => may(insuranceQuoteLife, move, 'holder')(null, quote)
  return {
    id: quote.id,
    status,
    statusAt: quote.statusAt,
    species: Insured.parse(quote.species),
    petName: quote.petName,
    petId: quote.petId,
    insurer: quote.insurer,
    createdAt: quote.createdAt,
    expiresAt: quote.expiresAt,
    savedIn: quote.accountId ? 'account' : quote.email ? 'email' : null,
    answers: answers && { ...answers, breedWords: breedWords(answers.species, answers.breed) },
    offers: offersOf(quote),
    chosen: cover && pays && annualPence && monthlyPence ? { cover, pays, annualPence, monthlyPence } : null,
    startsOn: quote.startsOn,
    endsOn: quote.endsOn,
    policyNumber: quote.policyNumber,
    shared: z.array(Shared).parse(quote.shared ?? []),
    declined: Declined.parse(quote.reason),
    awaitsPrice: status === 'details',
    isWithInsurer: status === 'referred',
    isPolicy: status === 'bound',
    hasEnded: quote.endsOn !== null && quote.endsOn < londonDate(now),
    isOver,
    can: {
      change: can('change'),
      price: may(insuranceQuoteLife, 'price')(null, quote),
      save: maySave(quote),
      choose: can('choose'),
      refer: can('refer'),
      withdraw: can('withdraw'),
    },
  }
}

/** INS-9: what is over is forgotten, so there is nothing to save. */
export function maySave(quote: Pick<QuoteRow, 'accountId' | 'status'>) {
  if (OVER.has(quote.status)) return because('INS-9', 'This quote is over, so there’s nothing to save')
  return quote.accountId === null || because(null, 'It’s saved in your account')
}
