import { tasks } from '#features/accounts/topics.ts'
import { getCredits } from '#features/plans/contract.ts'
import { offspring } from '../topics.ts'

/** What changes for a breeder with every offer, and with every animal kept or sold. */
export const CHANGED = [offspring, tasks, getCredits] as const
