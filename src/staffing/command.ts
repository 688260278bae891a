import type { Staff } from './staff.ts'

/** What one command does once its words are read; the lines that it prints. */
export type Work = (staff: Staff) => Promise<string[]>

/** One thing that Staff can do from the command line. */
export interface Command {
  /** The words after `npm run staff --`, as the usage shows them. */
  usage: string
  /** What to do, or null where the words are wrong. */
  read: (words: readonly string[]) => Work | null
}
