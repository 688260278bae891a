import type { Refusals } from '#platform/contract/call.ts'

/** Why a student can’t enrol with a trainer. */
export const ENROLLING_REFUSED = {
  noSuchTrainer: [400, 'Check the code with your trainer: no trainer we’ve verified has this one'],
  ownCode: [409, 'You can’t be your own trainer. Enter another trainer’s code.', 'ACAD-27'],
} as const satisfies Refusals

/** Why Staff can’t change a certificate. */
export const CERTIFICATE_REFUSED = {
  noSuchCertificate: [404, 'There’s no implanter’s certificate with this number'],
} as const satisfies Refusals

/** Why Staff can’t tell a student apart from others. */
export const STUDENT_REFUSED = {
  noSuchStudent: [404, 'No account with this e-mail address trains as an implanter'],
} as const satisfies Refusals

/** Why Staff can’t change a trainer’s approval. */
export const TRAINER_REFUSED = {
  noSuchTrainer: [404, 'No account with this e-mail address has a trainer profile'],
} as const satisfies Refusals
