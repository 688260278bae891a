import * as z from 'zod'
import { Moment } from '#platform/contract/shapes.ts'

/** What can wait for somebody, most urgent first. */
export const TASK_KINDS = [
  'message',
  'keepershipRequest',
  'disputed',
  'chipsStopped',
  'reportDue',
  'offer',
  'chippedForYou',
  'rehoming',
  'applicants',
  'litterRequest',
  'email',
  'mobile',
  'verification',
  'evidence',
  'unregisteredImplant',
  'offerEnding',
  'chipsExpiring',
  'stayLong',
  'details',
  'payment',
  'claimRelease',
  'moveUnconfirmed',
  'secondContact',
] as const

export const Task = z.object({
  kind: z.enum(TASK_KINDS),
  /** Tells two tasks of one kind apart. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where it is done, and the words on the button. */
  link: z.string(),
  act: z.string(),
  urgent: z.boolean(),
  dueAt: Moment.nullable(),
})
export type Task = z.output<typeof Task>
