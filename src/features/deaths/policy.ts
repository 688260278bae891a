import { petLife } from '#features/pets/lifecycle.ts'
import { may } from '#platform/law/policy.ts'

const mayRecord = may(petLife, 'reportDeceased', 'clock')

/** PET-3: whether a death can be written into the record: not that of an animal that has left the country, or that no one has confirmed yet. */
export const mayDie = (pet: { status: string }): boolean => mayRecord(null, pet) === true
