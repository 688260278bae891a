import { groupChipNumber } from '#features/chips/group.ts'
import { longUnconfirmed } from '#features/implanting/queries.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'

/** Lists the implants of which nobody has said for 30 days that the animal is theirs. */
export const implants: Command = {
  usage: 'implants (of animals that have had no keeper for 30 days)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db, now }) => {
      const all = await longUnconfirmed(db, now)
      return all.length === 0 ? ['Every animal has its keeper, or has waited less than 30 days.'] : all.map(shown)
    }
  },
}

function shown({ id, chipNumber, implantedOn, implanter, petName }: Awaited<ReturnType<typeof longUnconfirmed>>[number]): string {
  return `${id} of ${whenText(implantedOn, 'day')}: ${petName}, ${groupChipNumber(chipNumber)}, by ${implanter}`
}
