/** For how many days the register knows the networks that somebody signed in from. */
export const NETWORKS_KEPT_DAYS = 180
/** For how many days after its end a session is kept, for the export of somebody’s data. */
export const SESSIONS_KEPT_DAYS = 60

/** Years for which evidence of a profession is kept that newer evidence has replaced or that wasn’t enough: long enough to look into what someone did on the strength of it. */
export const OLD_EVIDENCE_KEPT_YEARS = 2

/** Days for which the links to someone's own files work, from when they download what we hold about them. */
export const FILE_LINKS_DAYS = 7
