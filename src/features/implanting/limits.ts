/** How many implants of one person are found at most. */
export const MOST_FOUND = 100
