/** Seconds between two questions: seldom while the connection tells us, often while it does not. */
export const ASK_EVERY = { live: 60, alone: 10 }
