import * as z from 'zod'

/** Why how somebody is reached is in doubt: not confirmed for a year, or a message to their e-mail address or mobile number came back. */
export const Why = z.enum(['year', 'email', 'sms'])
export type Why = z.output<typeof Why>
