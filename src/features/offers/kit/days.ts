/** Days for the person to answer. */
export const ANSWER_DAYS = 14
/** Days after sending on which they are reminded. */
export const REMINDERS = [3, 7, 12] as const
