/** What is paid for, and what was given for it. */
export const paid = 'paid'
