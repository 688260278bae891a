import { speciesWords } from '#knowledge/animals/species.ts'
import type { Tone } from '#ui/palette.ts'
import type { QuoteView } from '../../shapes.ts'
import { coverWords } from '../../words.ts'

const LABELS: Record<QuoteView['status'], { label: string; tone: Tone }> = {
  started: { label: 'Begun', tone: 'quiet' },
  details: { label: 'No price yet', tone: 'watch' },
  priced: { label: 'Quote', tone: 'info' },
  selected: { label: 'Not sent yet', tone: 'watch' },
  referred: { label: 'With the insurer', tone: 'info' },
  bound: { label: 'Policy', tone: 'good' },
  declined: { label: 'Declined', tone: 'alert' },
  withdrawn: { label: 'Deleted', tone: 'quiet' },
  expired: { label: 'Expired', tone: 'quiet' },
}

/** Where a quote stands, in a word or two. */
export const statusOf = ({ status, hasEnded }: Pick<QuoteView, 'status' | 'hasEnded'>) =>
  hasEnded ? { label: 'Ended', tone: 'quiet' as const } : LABELS[status]

/** The pet’s name, or “your dog”. */
export const petOf = ({ petName, species }: Pick<QuoteView, 'petName' | 'species'>) => petName ?? `your ${speciesWords[species].one}`

/** What a quote or a policy is called: “Lifetime cover for Biscuit”. */
export const nameOf = (quote: QuoteView) =>
  quote.chosen ? `${coverWords[quote.chosen.cover].label} cover for ${petOf(quote)}` : `Quote for ${petOf(quote)}`
