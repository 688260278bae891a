import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Email, Id, Nothing, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { Cover, InsuranceQuoteStatus, Pays, QuoteAnswers, QuoteView, Shared, WhichQuote } from './shapes.ts'

const noSuchQuote = [404, 'We can’t find this quote. If it’s saved in your account, sign in to see it.'] as const
const notSelling = [503, 'We can’t offer insurance at the moment. Everything else works as usual.', 'INS-2'] as const

export const getInsuranceTerms = call('getInsuranceTerms', {
  method: 'GET',
  summary: 'Whether we offer insurance at the moment, and whose.',
  who: 'anyone',
  input: Nothing,
  output: z.object({
    isOffered: z.boolean(),
    /** `status`: by what right the operator introduces people to it, as “an appointed representative of …, firm reference number …”. */
    insurer: z.object({ name: z.string(), frn: z.string(), status: z.string(), isExample: z.boolean() }).nullable(),
  }),
  says: 'Insurance',
  refuses: {},
})

export const quoteInsurance = call('quoteInsurance', {
  method: 'POST',
  summary:
    'Get a quote for a pet: the price of each kind of cover, and every factor that made it. No account needed. With the id of a quote of yours, its answers are changed and it’s priced again.',
  who: 'anyone',
  flag: 'insurance',
  input: z.strictObject({
    answers: QuoteAnswers,
    /** A pet in your account. */
    petId: Id.optional(),
    quoteId: Id.optional(),
    key: z.string().max(40).optional(),
  }),
  output: z.object({ quoteId: Id, key: z.string(), status: InsuranceQuoteStatus }),
  says: 'Your quote',
  refuses: {
    notSelling,
    noSuchQuote,
    notYours: [404, 'We can’t find this pet in your account'],
    noSuchBreed: [400, 'Choose a breed from the list, or describe the animal in your own words'],
    bornInFuture: [400, 'The date of birth must be today or earlier'],
    tooYoung: [400, 'Pets can be insured from 8 weeks old. Choose a start date when yours is old enough.', 'INS-1'],
    startOutOfTime: [400, 'Choose a start date from today to 30 days from now', 'INS-2'],
    conditionsNeeded: [400, 'Choose what your pet has had, or “Something else”'],
  },
  limit: { times: 30, seconds: 3600 },
})

export const getInsuranceQuote = call('getInsuranceQuote', {
  method: 'GET',
  summary: 'A quote with its prices, where it stands and what you can do. Yours, or one whose key you have.',
  who: 'anyone',
  input: z.strictObject(WhichQuote),
  output: QuoteView,
  says: 'Your quote',
  refuses: { noSuchQuote },
})

export const priceInsuranceQuote = call('priceInsuranceQuote', {
  method: 'POST',
  summary: 'Ask the insurer again for the price of a quote that it didn’t answer for.',
  who: 'anyone',
  flag: 'insurance',
  input: z.strictObject(WhichQuote),
  output: z.object({ status: InsuranceQuoteStatus }),
  says: 'Your quote has its prices',
  refuses: {
    notSelling,
    noSuchQuote,
    startPassed: [409, 'The start date has passed. Change your answers and choose a new one.', 'INS-2'],
    insurerAway: [503, 'The insurer isn’t answering at the moment. We’ve kept your answers: try again in a few minutes.'],
  },
  limit: { times: 30, seconds: 3600 },
})

export const saveInsuranceQuote = call('saveInsuranceQuote', {
  method: 'POST',
  summary: 'Keep a quote: in your account where you’re signed in, else by a private link that we e-mail you.',
  who: 'anyone',
  flag: 'insurance',
  input: z.strictObject({ ...WhichQuote, email: Email.optional() }),
  output: z.object({ savedIn: z.enum(['account', 'email']) }),
  says: 'Quote saved',
  refuses: {
    noSuchQuote,
    emailNeeded: [400, 'Enter an e-mail address'],
    notNow: [409, 'This quote is over, so there’s nothing to save', 'INS-9'],
    sentAlready: [409, 'We’ve already sent the link to another address. Sign in with that address to see the quote.'],
  },
  limit: { times: 10, seconds: 3600 },
})

export const chooseInsurance = call('chooseInsurance', {
  method: 'POST',
  summary: 'Choose a kind of cover at the price you were shown. Nothing is sent to the insurer yet.',
  who: 'signed-in',
  flag: 'insurance',
  acting: 'manager',
  input: z.strictObject({
    ...WhichQuote,
    cover: asking('Choose a kind of cover', Cover),
    pays: asking('Choose how you’d pay', Pays),
    /** The price of a year that you were shown. */
    shownPence: z.int(),
  }),
  output: z.object({ status: InsuranceQuoteStatus }),
  says: 'Cover chosen',
  refuses: {
    notSelling,
    noSuchQuote,
    priceChanged: [409, 'The price has changed since you saw it. Check the new price, then choose again.', 'INS-4'],
    startPassed: [409, 'The start date has passed. Change your answers and choose a new one.', 'INS-2'],
    expired: [409, 'This quote is more than 30 days old. Get a new one.', 'INS-9'],
  },
})

export const referToInsurer = call('referToInsurer', {
  method: 'POST',
  summary: 'Apply to the insurer with the cover you’ve chosen. It’s told exactly what you agree to share, and decides.',
  who: 'signed-in',
  flag: 'insurance',
  acting: 'manager',
  input: z.strictObject({
    ...WhichQuote,
    /** Every field that you were shown and agreed to. */
    shares: z.array(Shared).max(20),
    agrees: z.literal(true, 'Tick that we can share these details with the insurer'),
    meetsNeeds: z.literal(true, 'Tick that this is the cover you want'),
  }),
  output: z.object({ status: InsuranceQuoteStatus }),
  says: 'Sent to the insurer',
  refuses: {
    notSelling,
    noSuchQuote,
    addressNeeded: [409, 'The insurer needs your address. Add it to your profile first.'],
    otherShares: [409, 'What the insurer needs has changed. Check the list again before you agree.', 'INS-5'],
    startPassed: [409, 'The start date has passed. Change your answers and choose a new one.', 'INS-2'],
    expired: [409, 'This quote is more than 30 days old. Get a new one.', 'INS-9'],
  },
})

export const withdrawInsuranceQuote = call('withdrawInsuranceQuote', {
  method: 'POST',
  summary: 'Delete a quote that the insurer hasn’t been told of. We forget your answers straight away.',
  who: 'anyone',
  input: z.strictObject(WhichQuote),
  output: z.object({ status: InsuranceQuoteStatus }),
  says: 'Quote deleted',
  refuses: { noSuchQuote },
})

export const getMyInsurance = call('getMyInsurance', {
  method: 'GET',
  summary: 'Your quotes and policies, and the quotes whose link went to your confirmed e-mail address.',
  who: 'signed-in',
  input: z.strictObject({ ...paging('-createdAt', 'createdAt', 'expiresAt', '-expiresAt') }),
  output: pageOf(QuoteView),
  says: 'Your insurance',
  refuses: {},
})
