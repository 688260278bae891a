/** Which pets somebody keeps. */
export const petsKept = 'petsKept'

/** What has become of a pet: missing, home again, dead. */
export const petStatus = 'petStatus'
