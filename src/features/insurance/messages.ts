import { speciesWords } from '#knowledge/animals/species.ts'
import { INSURABLE } from '#knowledge/insurance/covers.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import type { QuoteRow } from './queries.ts'
import type { QuoteAnswers, QuoteView } from './shapes.ts'
import { coverWords, declinedWords, needsStatement, sharedWords } from './words.ts'

const animalOf = ({ species }: Pick<QuoteRow, 'species'>) => speciesWords[INSURABLE.find((one) => one === species) ?? 'dog'].one
const nameOf = (quote: Pick<QuoteRow, 'species' | 'petName'>) => quote.petName ?? `your ${animalOf(quote)}`

/** The private link, in words of ours alone: nobody has confirmed the address yet. */
export const quoteSaved = (quote: QuoteRow, link: string): Notice => ({
  kind: 'code',
  subject: 'Your pet insurance quote',
  paragraphs: [
    `Here’s the insurance quote you saved for your ${animalOf(quote)}. Its prices hold until ${whenText(quote.expiresAt, 'day')}.`,
    'Anyone with this link can see the quote, so don’t forward it. If you didn’t ask for it, ignore this e-mail.',
  ],
  button: { words: 'See your quote', link },
  fixed: 'same',
})

/** Once, a few days before a saved quote ends. */
export const quoteEndsSoon = (quote: QuoteRow, link: string): Notice => ({
  subject: `Your insurance quote ends on ${whenText(quote.expiresAt, 'day')}`,
  paragraphs: [
    `The quote you saved for your ${animalOf(quote)} ends on ${whenText(quote.expiresAt, 'day')}. Then we delete your answers. You don’t have to do anything.`,
    'We won’t remind you again.',
  ],
  button: { words: 'See your quote', link },
  fixed: 'same',
})

interface Sent {
  answers: QuoteAnswers
  cover: keyof typeof coverWords
  annualPence: number
  shares: readonly (keyof typeof sharedWords)[]
}

/** INS-5: what was sent to the insurer, with the statement of demands and needs to keep. */
export const sentToInsurer = (quote: QuoteRow, { answers, cover, annualPence, shares }: Sent): Notice => ({
  kind: 'needed',
  subject: `We’ve sent your application to ${quote.insurer}`,
  paragraphs: [
    ...needsStatement({ answers, cover }),
    `The price is ${moneyText(annualPence)} a year, Insurance Premium Tax included. ${quote.insurer} pays us a commission out of that price.`,
    `We shared: ${shares.map((field) => sharedWords[field].toLowerCase()).join(', ')}.`,
    `Your pet isn’t covered yet. We’ll write to you as soon as ${quote.insurer} decides.`,
  ],
  button: { words: 'See where it stands', link: paths.customerInsurance },
})

/** INS-6 */
export const coverBegins = (quote: QuoteRow): Notice => ({
  kind: 'needed',
  subject: `${quote.insurer} has accepted your application`,
  paragraphs: [
    `${quote.cover ? coverWords[quote.cover].label : 'Your'} cover for ${nameOf(quote)} starts on ${whenText(quote.startsOn, 'day')} and ends on ${whenText(quote.endsOn ?? quote.startsOn, 'day')}. Your policy number is ${quote.policyNumber}.`,
    `${quote.insurer} will send you the policy and take the payment you agreed: ${moneyText(quote.annualPence ?? 0)} a year, and no other price. You can cancel within 14 days and get your money back, if you haven’t claimed.`,
    'Before it ends, the insurer will write to you about renewing. We don’t renew it for you.',
  ],
  button: { words: 'See your policy', link: paths.customerInsurance },
})

/** INS-7 */
export const notCovered = (quote: QuoteRow, reason: NonNullable<QuoteView['declined']>): Notice => ({
  kind: 'needed',
  subject: `${quote.insurer} can’t cover ${nameOf(quote)}`,
  paragraphs: [
    declinedWords[reason],
    'Your pet isn’t covered, and you haven’t paid anything. Another insurer may decide differently. The British Insurance Brokers’ Association can help you find one.',
  ],
  button: { words: 'See your insurance', link: paths.customerInsurance },
})

/** INS-9: the insurer was silent for as long as a quote holds. */
export const insurerSilent = (quote: QuoteRow): Notice => ({
  kind: 'needed',
  subject: `${quote.insurer} hasn’t answered your application`,
  paragraphs: [
    `It’s been too long, so your application for ${nameOf(quote)} is over. Your pet isn’t covered, and you haven’t paid anything.`,
    'You can get a new quote at any time.',
  ],
  button: { words: 'See your insurance', link: paths.customerInsurance },
})
