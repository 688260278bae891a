/** The animals in which somebody who is no vet may implant. */
export const TRAINED_SPECIES = ['dog', 'cat', 'rabbit', 'ferret'] as const

/** What a trainer looks for in each kind of animal, in the order in which it is done. */
export const CHECKLIST = ['identify', 'restrain', 'preScan', 'asepsis', 'angle', 'site', 'postScan', 'records'] as const

/** Implants that a trainer watches, for each kind of animal, before they can pass it. */
export const LEAST_IMPLANTS = 3
