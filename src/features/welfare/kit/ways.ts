/** How an animal can come to an organisation, the commonest first. */
export const INTAKE_KINDS = ['stray', 'surrender', 'returned', 'fromRescue', 'bornHere', 'fromAbroad', 'seized'] as const

/** Its keeper signed it over: the one who gives it up, or the adopter who brings it back. */
export const isSignedOver = (kind: string): boolean => kind === 'surrender' || kind === 'returned'
