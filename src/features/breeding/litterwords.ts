/** Buyers have been told how old an animal is, and it’s theirs to change once it has left. */
export const BIRTH_FIXED =
  'You can only correct the date of birth while the whole litter is with you. The keeper of each animal that has left can correct it.'
