/** The visits that are booked. */
export const appointments = 'appointments'
/** When and on which terms an implanter can be booked. */
export const availability = 'availability'
/** What implanters are paid. */
export const payouts = 'payouts'
