import { type Because, because } from '#platform/law/clause.ts'
import { hasStrayDays, isSignedOver } from './kit/ways.ts'

interface Stay {
  name: string
  kind: string
  species: string
  isHeld: boolean
  isOffered: boolean
  isRehoming: boolean
  outcome: string | null
  /** The rehoming by which its keeper gave it up. */
  rehomingId: string | null
  /** From when on it’s no stray any more: its organisation became its keeper by a request. */
  strayUntil: Date | null
  strayBefore: string | null
  /** PET-15 From which day a stray dog may go; null for any other animal. */
  freeFrom: string | null
}

interface Correction {
  strayBefore: string | null
  kind: string
  givenUpBy: string
  signedOn?: string | undefined
}

type Problem = { reason: 'hasLeft' | 'offered' | 'kindFixed' | 'strayStays' | 'giverNeeded'; because?: Because; field: string }

/** PET-15 Why an organisation can’t correct how an animal came to it in this way, or null. A stray dog’s days never end without someone who signed it over. */
export function kindProblem(stay: Stay, { kind, strayBefore, givenUpBy, signedOn }: Correction): Problem | null {
  if (kind === stay.kind) return strayProblem(stay, strayBefore)
  if (stay.outcome !== null) return { reason: 'hasLeft', field: 'kind' }
  const known = whyKindIsKnown(stay)
  if (known) return { reason: 'kindFixed', because: because('PET-15', known), field: 'kind' }
  if (stay.isOffered || stay.isRehoming) return { reason: 'offered', field: 'kind' }
  if (stay.freeFrom === null || hasStrayDays({ kind, strayBefore })) return null
  // Nobody may rehome what was seized until a council, the police or a court releases it.
  if (kind === 'seized') return null
  if (!isSignedOver(kind)) return { reason: 'strayStays', field: 'kind' }
  if (!givenUpBy) return { reason: 'giverNeeded', field: 'givenUpBy' }
  return signedOn ? null : { reason: 'giverNeeded', field: 'signedOn' }
}

/** PET-15 Why what was said of its days as a stray in another rescue can’t be changed in this way, or null. */
function strayProblem(stay: Stay, strayBefore: string | null): Problem | null {
  if (strayBefore === stay.strayBefore) return null
  if (!stay.isHeld && (stay.isOffered || stay.isRehoming)) return { reason: 'offered', field: 'strayBefore' }
  return stay.freeFrom !== null && strayBefore === 'no'
    ? { reason: 'strayStays', because: because('PET-15', WAS_STRAY), field: 'strayBefore' }
    : null
}

const WAS_STRAY = 'This dog came to you as a stray of another rescue or pound. Enter the day its days were over, as they tell you.'

/** How it came is on record elsewhere too: its keeper was told, gave it up here or was asked. */
function whyKindIsKnown({ name, isHeld, rehomingId, strayUntil }: Stay): string | null {
  if (isHeld) return `We’ve told ${name}’s keeper how it came to you. If that was wrong, tell them in your messages.`
  if (rehomingId) return `${name}’s keeper gave it up to you here, so that’s how it came to you.`
  return strayUntil ? `You became ${name}’s keeper by a request, which says how it came to you.` : null
}
