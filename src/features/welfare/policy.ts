/** Animals that can be chosen for one change. A page needs no shapes for it. */
export const MOST_AT_ONCE = 50
