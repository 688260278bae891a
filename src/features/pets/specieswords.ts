/** Why a keeper can’t correct what kind of animal theirs is. */
export const SPECIES_FIXED =
  'Only our staff can correct what kind of animal this is, because a breeder registered it, it’s a stray dog or it’s being passed on. Call us and we’ll put it right.'
