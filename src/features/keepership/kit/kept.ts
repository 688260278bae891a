/** Years for which the evidence of a request that’s over and of a move from another register is kept: for as long as a court can be asked whose animal it is (Limitation Act 1980, section 2). */
export const EVIDENCE_KEPT_YEARS = 6
