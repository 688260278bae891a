import type { getMyKeepershipRequests } from '#features/keepership/contract.ts'
import { claimWords } from '#features/keepership/parts/words.ts'
import type { getPetRequests } from '#features/offers/contract.ts'
import { offerStatusWords } from '#features/offers/parts/words.ts'
import type { getPetRehomeRequests } from '#features/rehoming/contract.ts'
import { rehomingWords } from '#features/rehoming/parts/words.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { inSentence } from '#platform/text/sentence.ts'
import type { Tone } from '#ui/palette.ts'

export const pastWords = { offer: 'Offers', rehoming: 'Rehomings', request: 'Requests to be the keeper' }

/** One thing that is over. */
export interface Past {
  key: string
  /** When it ended, or began where that is not told. */
  at: string
  animal: string
  what: string
  kind: keyof typeof pastWords
  outcome: { label: string; tone: Tone }
}

interface Known {
  offersToMe: readonly AnswerOf<typeof getPetRequests>['items'][number][]
  offersFromMe: readonly AnswerOf<typeof getPetRequests>['items'][number][]
  given: readonly AnswerOf<typeof getPetRehomeRequests>['items'][number][]
  taken: readonly AnswerOf<typeof getPetRehomeRequests>['items'][number][]
  asked: readonly AnswerOf<typeof getMyKeepershipRequests>['items'][number][]
}

/** Everything that is over, the latest first. */
export function pastOf({ offersToMe, offersFromMe, given, taken, asked }: Known): Past[] {
  const past = [
    ...offersToMe.map((offer) => offerPast(offer, `Offered to you by ${inSentence(offer.other)}`)),
    ...offersFromMe.map((offer) => offerPast(offer, `You offered it to ${inSentence(offer.other)}`)),
    ...given.map((rehoming) => rehomingPast(rehoming, `You gave it to ${inSentence(rehoming.other)}`)),
    ...taken.map((rehoming) => rehomingPast(rehoming, 'It was given to you')),
    ...asked.filter(({ isOpen }) => !isOpen).map(requestPast),
  ]
  return past.filter((one) => one !== null).sort((a, b) => b.at.localeCompare(a.at))
}

function offerPast({ id, status, isOpen, pet, sentAt, answeredAt }: Known['offersToMe'][number], what: string): Past | null {
  if (isOpen) return null
  return { key: id, at: answeredAt ?? sentAt, animal: pet.name, what, kind: 'offer', outcome: offerStatusWords[status] }
}

function rehomingPast({ id, status, isOpen, pet, sentAt, completedAt, target }: Known['given'][number], what: string): Past | null {
  if (isOpen) return null
  const words = target === 'anybody' && completedAt === null ? 'You looked for a new home for it' : what
  return { key: id, at: completedAt ?? sentAt, animal: pet.name, what: words, kind: 'rehoming', outcome: rehomingWords[status] }
}

function requestPast({ id, status, petName, chipShown, askedAt }: Known['asked'][number]): Past {
  return {
    key: id,
    at: askedAt,
    animal: petName ?? chipShown,
    what: 'You asked to be the keeper',
    kind: 'request',
    outcome: claimWords[status],
  }
}
