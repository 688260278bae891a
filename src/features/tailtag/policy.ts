import { may, type Person } from '#platform/law/policy.ts'
import { tagLife, WORKING } from './lifecycle.ts'

/** What the rules look at of a tag. */
export interface TagNow {
  status: keyof typeof tagLife.states
}

/** What a keeper may do with their tag now, each with the reason why not. */
export const whatMay = (who: Person, tag: TagNow) => ({
  pause: may(tagLife, 'pause', 'keeper')(who, tag),
  resume: may(tagLife, 'resume', 'keeper')(who, tag),
  lose: may(tagLife, 'lose', 'keeper')(who, tag),
  retire: may(tagLife, 'retire', 'keeper')(who, tag),
})

/** It leads whoever scans it to a keeper. */
export const isWorking = ({ status }: TagNow): boolean => WORKING.some((working) => working === status)

/** The same, and its keeper is still here: one whose account is closed is told nothing. */
export const leadsToKeeper = (tag: TagNow & { keeperStatus: string | null }): boolean =>
  isWorking(tag) && tag.keeperStatus !== null && tag.keeperStatus !== 'closed'
