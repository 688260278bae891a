import type { Refusals } from '#platform/contract/call.ts'

/** Why Staff have nobody to decide about. */
export const VERIFICATION_REFUSED = {
  noSuchAccount: [404, 'There’s no account with this e-mail address'],
  noSuchProfile: [404, 'This account doesn’t have this profile type'],
} as const satisfies Refusals

/** The same, and why they can’t verify somebody. */
export const VERIFYING_REFUSED = {
  ...VERIFICATION_REFUSED,
  noEvidence: [400, 'They’ve sent no evidence. Add a reason that says how you checked', 'ACC-15'],
  alreadyVerified: [409, 'They’re verified already', 'ACC-21'],
  certificateStopped: [409, 'The certificate they work by is suspended or revoked', 'ACAD-23'],
  emailNotConfirmed: [
    409,
    'This account’s e-mail address isn’t confirmed. Ask them to confirm it on their profile page, then verify them.',
    'ACC-16',
  ],
} as const satisfies Refusals

/** Why a code doesn’t prove who somebody is. */
export const CODE_REFUSED = {
  wrongCode: [400, 'Check the code: it isn’t the one your app shows now, or a recovery code you haven’t used'],
  codeUsed: [409, 'You’ve used this code already. Wait until your app shows the next one.'],
  tooManyCodes: [429, 'Too many wrong codes. Wait 15 minutes, then try again.'],
} as const satisfies Refusals

/** The same, and that there is no app whose code it could be. */
export const SECOND_FACTOR_REFUSED = {
  notSetUp: [409, 'Set up your authenticator app on your profile page first', 'ACC-24'],
  ...CODE_REFUSED,
} as const satisfies Refusals

/** Why what somebody asked for by telephone isn’t proposed, approved or refused. */
export const CONTACT_CHANGE_REFUSED = {
  noSuchChange: [404, 'There’s no change of contact with this ID'],
  alreadyProposed: [409, 'Another change is waiting for this account already. Run list-contact-changes to see it.', 'STAFF-4'],
  yourOwnProposal: [409, 'You proposed this change. Another member of staff has to approve it.', 'STAFF-4'],
  tooEarly: [409, 'The old contact still has time to object. The list shows from when you can approve it.', 'STAFF-4'],
  accountClosed: [409, 'This account is closed'],
  emailTaken: [409, 'Another account uses this e-mail address'],
  tooManyLinks: [429, 'We’ve sent this address several links already. Try again in an hour.'],
} as const satisfies Refusals
