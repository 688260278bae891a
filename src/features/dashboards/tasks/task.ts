import type * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { type Task as Sent, TASK_KINDS } from '../shapes.ts'

/** A task as the server makes it: its moments are dates. */
export type Task = z.input<typeof Sent>

export interface Asking {
  db: Db
  who: Person
  now: Date
}

/** Most urgent first: by kind, and within a kind what ends sooner. */
export function byUrgency(a: Task, b: Task): number {
  return TASK_KINDS.indexOf(a.kind) - TASK_KINDS.indexOf(b.kind) || endOf(a) - endOf(b) || (a.id < b.id ? -1 : 1)
}

const endOf = ({ dueAt }: Task) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER
