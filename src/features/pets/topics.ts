/** Which pets somebody keeps. */
export const petsKept = 'petsKept'
