/** How an animal can come to an organisation, the commonest first. */
export const INTAKE_KINDS = ['stray', 'surrender', 'returned', 'fromRescue', 'bornHere', 'fromAbroad', 'seized'] as const

/** Its keeper signed it over: the one who gives it up, or the adopter who brings it back. */
export const isSignedOver = (kind: string): boolean => kind === 'surrender' || kind === 'returned'

/** Another organisation or an authority gave it to the one that has it now. */
export const isFromElsewhere = (kind: string): boolean => kind === 'fromRescue' || kind === 'fromAbroad' || kind === 'seized'

/** Whether an animal was a stray where it came from: no, it was and the sender says that its days are over, or it was and they may not be. */
export const STRAY_BEFORE = ['no', 'over', 'counting'] as const

/** PET-15 An animal that came in this way has a stray’s days, if it’s a dog. */
export const hasStrayDays = ({ kind, strayBefore }: { kind: string; strayBefore?: string | null | undefined }): boolean =>
  kind === 'stray' || (kind === 'fromRescue' && (strayBefore === 'over' || strayBefore === 'counting'))

/**
 * OFFER-2 Why an organisation may give an animal to another keeper: its keeper gave it up, a dog’s time as a stray is over, no keeper of
 * another stray came forward, it was released by a council, the police or a court, another rescue passed it on, it was born in care or came from abroad; and of one that has left already,
 * that it’s back with its keeper or with another organisation.
 */
export const GROUNDS = [
  'relinquished',
  'strayPeriodPassed',
  'unclaimed',
  'released',
  'passedOn',
  'bornHere',
  'fromAbroad',
  'reunited',
  'transferred',
] as const
export type Ground = (typeof GROUNDS)[number]

/** The same as the end of a sentence: "It can be adopted because …". */
export const groundWords: Record<Ground, string> = {
  relinquished: 'its keeper gave it up',
  strayPeriodPassed: 'its stray period is over',
  unclaimed: 'it was a stray, and no keeper came forward',
  released: 'it was released to you by a council, the police or a court',
  passedOn: 'another rescue or pound passed it on to you',
  bornHere: 'it was born in your care',
  fromAbroad: 'it came to you from abroad',
  reunited: 'it’s back with its keeper',
  transferred: 'another organisation has it',
}

/** PET-15 Why a council lets a stray go before its days are over: its owner gave it up, it’s no stray, or another reason that the council has written down. */
export const RELEASE_GROUNDS = ['ownerGaveUp', 'notAStray', 'otherReason'] as const

/** The same as words. */
export const releaseWords: Record<(typeof RELEASE_GROUNDS)[number], string> = {
  ownerGaveUp: 'Its owner gave it up to the council',
  notAStray: 'The council decided that it isn’t a stray',
  otherReason: 'Another reason, which the council’s letter gives',
}
