/** What there is to do for somebody. */
export const tasks = 'tasks'

/** The licence of a breeder. */
export const breedingLicence = 'breedingLicence'

/** Where an implanter works, and how they are insured. */
export const practice = 'practice'
