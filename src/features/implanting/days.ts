/** Days in which an implanter may change what was written about an implant; afterwards Staff. */
export const CHANGE_DAYS = 30
/** Days in which a failure or a reaction is to be reported. */
export const REPORT_DAYS = 14
