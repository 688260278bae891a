import { tasks } from '#features/accounts/topics.ts'
import { chipsInUse } from '#features/chips/topics.ts'

/** What is asked again once chips change hands, or are offered. */
export const CHANGED = [chipsInUse, tasks]
