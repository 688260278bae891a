/** Years for which a breeder’s note of a buyer is kept after it was last changed: for as long as a court can be asked about the sale (Limitation Act 1980, section 5). */
export const RESERVATIONS_KEPT_YEARS = 6
