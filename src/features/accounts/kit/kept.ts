/** For how many days the register knows the networks that somebody signed in from. */
export const NETWORKS_KEPT_DAYS = 180
/** For how many days after its end a session is kept, for the export of somebody’s data. */
export const SESSIONS_KEPT_DAYS = 60
