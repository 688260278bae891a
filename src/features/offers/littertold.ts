/** Minutes without another animal of the litter after which its breeder is asked about all of them. */
export const QUIET_MINUTES = 5
/** Minutes after the first animal when they are asked about those so far, however many are still to come. */
export const LONGEST_WAIT_MINUTES = 60
