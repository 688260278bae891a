import type { Account } from '#features/accounts/parts/profile/account.ts'
import { isStale } from '#features/accounts/parts/profile/freshness.ts'
import type { Lookup } from '#features/pets/parts/LookupLines.tsx'
import type { PetCard } from '#features/pets/shapes.ts'
import { earlier } from '#platform/clock/clock.ts'

/** Something that waits for the keeper, and what it is about. */
export type Waiting =
  | { kind: 'message'; lookupId: string; petName: string; unread: number }
  | { kind: 'email'; email: string }
  | { kind: 'mobile'; mobile: string | null }
  | { kind: 'details'; confirmedAt: string | null; longAgo: boolean }
  | { kind: 'payment'; petId: string; petName: string }
  | { kind: 'secondContact' }

interface Known {
  account: Account
  /** Pets whose registration is not paid for. */
  unpaid: readonly Pick<PetCard, 'id' | 'name'>[]
  lookups: readonly Pick<Lookup, 'lookupId' | 'petName' | 'unread' | 'threadId'>[]
}

/** What waits for a keeper, most urgent first: an animal that may be found now, then whether we can reach its keeper at all, then the rest. */
export function waitingFor({ account, unpaid, lookups }: Known, now: Date): Waiting[] {
  return [...messages(lookups), ...reachable(account), ...freshness(account, now), ...payments(unpaid), ...secondContact(account)]
}

const YEAR_DAYS = 365

function messages(lookups: Known['lookups']): Waiting[] {
  return lookups
    .filter(({ unread, threadId }) => threadId !== null && unread > 0)
    .map(({ lookupId, petName, unread }) => ({ kind: 'message', lookupId, petName: petName ?? 'a pet', unread }))
}

function reachable({ email, emailVerified, mobile, mobileVerified, mobileWaiting }: Account): Waiting[] {
  const waiting: Waiting[] = []
  if (!emailVerified) waiting.push({ kind: 'email', email })
  if (!mobileVerified) waiting.push({ kind: 'mobile', mobile: mobileWaiting ?? mobile })
  return waiting
}

/** An account that has just been opened has said its details a moment ago. */
function freshness({ contactConfirmedAt, createdAt }: Account, now: Date): Waiting[] {
  const saidAt = contactConfirmedAt ?? createdAt
  if (!isStale(saidAt, now)) return []
  return [{ kind: 'details', confirmedAt: contactConfirmedAt, longAgo: new Date(saidAt) <= earlier(now, { days: YEAR_DAYS }) }]
}

const payments = (unpaid: Known['unpaid']): Waiting[] => unpaid.map(({ id, name }) => ({ kind: 'payment', petId: id, petName: name }))

const secondContact = (account: Account): Waiting[] => (account.secondContact ? [] : [{ kind: 'secondContact' }])
