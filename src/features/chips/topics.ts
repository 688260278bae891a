/** Where the chips of an implanter are: in hand, in an animal, failed. */
export const chipsInUse = 'chipsInUse'
