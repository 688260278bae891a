/** How records that come from other registers stand. */
export const recordMoves = 'recordMoves'
