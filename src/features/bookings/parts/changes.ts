import { appointments, availability } from '../topics.ts'

/** What changes with a visit. */
export const visitChanges = [appointments, availability]
