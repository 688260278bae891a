import type { Refusals } from '#platform/contract/call.ts'

/** What any address of the API may refuse. */
export const USUAL: Refusals = {
  checkAnswers: [400, 'Something in the request needs attention; `fields` says what.'],
  keyNeeded: [401, 'Send your key as a bearer token'],
  outOfScope: [403, 'This key isn’t for that. Make one that is.'],
  tooOften: [429, 'You’ve asked too many times. The header Retry-After says when to try again.'],
}
