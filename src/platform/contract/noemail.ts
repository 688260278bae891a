/** What stands for the e-mail address of an account whose holder has none: no mail goes there (RFC 2606), and nobody can sign in with it. */
export const noEmail = (accountId: string): string => `${accountId}${NONE}`

/** The same address where it reaches somebody; null where it only stands for none. */
export const reachableEmail = (email: string): string | null => (email.endsWith(NONE) ? null : email)

const NONE = '@none.invalid'
