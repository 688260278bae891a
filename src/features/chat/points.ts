import { extensionPoint } from '#platform/extension.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import type { Thread } from './queries.ts'

/** What was written to somebody who was not there: all the lines that they have not read, the oldest first. */
export interface Unread {
  text: string
  /** The writer had been silent for a while before, so that a text message is in place as well. */
  begins: boolean
}

export type LetterTools = Pick<JobContext<unknown>, 'db' | 'now' | 'notify' | 'queue'>

/** How the two sides of conversations about animals are written to. */
export interface Letters {
  /** For a guest who has just begun one. */
  begun: (tools: Pick<LetterTools, 'db' | 'now'>, thread: Thread, link: string) => Promise<Notice>
  toHost: (tools: LetterTools, thread: Thread, unread: Unread) => Promise<void>
  /** For the guest, who reads it at `link`. */
  guestNotice: (thread: Thread, unread: Unread, link: string) => Notice
  /** For a guest that is an organisation our staff have verified, who is reached by its account; false for any other guest, to whom nothing is sent. */
  toOrganisation: (tools: LetterTools, thread: Thread, unread: Unread) => Promise<boolean>
}

export const animalLetters = extensionPoint<Letters>('animalLetters')

/** Somebody to whom one may write. */
export interface Partner {
  accountId: string
  name: string
  role: 'implanter' | 'trainer' | 'customer'
}

/** Somebody who is listed for anybody to find, and may be written to by anybody. */
export interface Listed {
  accountId: string
  /** As the list names them. */
  name: string
  about: 'breeder'
}

/** Who stands in a public list under this id; null where nobody does. */
export const listed = extensionPoint<(asked: { db: LetterTools['db']; now: Date; listedId: string }) => Promise<Listed | null>>('listed')

/** To whom somebody may write. */
export const partners =
  extensionPoint<(asked: { db: LetterTools['db']; who: { id: string; roles: readonly string[] } }) => Promise<Partner[]>>('partners')
