/** Years for which we keep who gave an animal up to an organisation: for as long as a court can be asked whose it is (Limitation Act 1980, section 2). */
export const SURRENDERS_KEPT_YEARS = 6

/** Years for which we keep who brought a stray in: long enough for an owner who comes late, or a council that asks. */
export const STRAY_FINDERS_KEPT_YEARS = 1
