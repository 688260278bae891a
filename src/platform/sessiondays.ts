/** How long a sign-in lasts, in days. */
export const SESSION_DAYS = 30
