/** Days in which the link that confirms an address works; then the address is forgotten. */
export const CONFIRM_DAYS = 7
/** Days in which a reader who has left can take that back; then the address is forgotten. */
export const LEFT_DAYS = 30
