import { groupChipNumber } from '#features/chips/group.ts'
import { openDisputes, settleRehoming } from '#features/rehoming/settling.ts'
import { Id } from '#platform/contract/shapes.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'

/** Lists the changes of keeper that a former keeper says were wrong. */
export const rehomings: Command = {
  usage: 'rehomings (changes of keeper in dispute)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await openDisputes(db)
      return all.length === 0 ? ['No rehoming is in dispute.'] : all.map(shown)
    }
  },
}

function shown({ id, petName, chipNumber, disputedAt, formerId, keeperId }: Awaited<ReturnType<typeof openDisputes>>[number]): string {
  return `${id} since ${whenText(disputedAt)}: ${petName}, ${groupChipNumber(chipNumber)}, of ${formerId} to ${keeperId}`
}

/** Settles such a dispute. */
export const rehoming: Command = {
  usage: 'rehoming <id> former | keeper',
  read: ([id, side, ...more]) => {
    if (!Id.safeParse(id).success || (side !== 'former' && side !== 'keeper') || more.length > 0) return null
    return async ({ act }) => {
      await act((tools) => settleRehoming(tools, id ?? '', side))
      return [`Settled for the ${side === 'former' ? 'former keeper' : 'present keeper'}. Both have been written to.`]
    }
  },
}
