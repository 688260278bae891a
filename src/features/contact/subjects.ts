/** What people write to us about, in the order in which it’s offered. */
export const TOPICS = ['record', 'found', 'payment', 'tag', 'professional', 'scam', 'complaint', 'other'] as const

/** The form for free chips has a topic of its own. */
export const FREE_CHIPS = 'freeChips'
export const ALL_TOPICS = [...TOPICS, FREE_CHIPS] as const
export type Topic = (typeof ALL_TOPICS)[number]

export const TOPIC_WORDS: Record<Topic, string> = {
  record: 'My account or my pet’s record',
  found: 'A lost or found animal',
  payment: 'A payment or an order',
  tag: 'A TailTag',
  professional: 'My work as a vet, breeder, implanter or rescue',
  scam: 'A message that may be a scam',
  complaint: 'A complaint',
  other: 'Something else',
  freeChips: 'Free chips',
}

export const KINDS = ['charity', 'breeder', 'landlord', 'event', 'council', 'other'] as const

export const KIND_WORDS: Record<(typeof KINDS)[number], string> = {
  charity: 'A charity or rescue',
  breeder: 'A breeder',
  landlord: 'A landlord or housing association',
  event: 'An event',
  council: 'A council',
  other: 'Someone else',
}
