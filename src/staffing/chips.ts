import { groupChipNumber } from '#features/chips/group.ts'
import { readChipNumber } from '#features/chips/number.ts'
import { AFTER_RESTORING, type AfterRestoring, restoreChip } from '#features/implanting/restoring.ts'
import { releaseChips } from '#features/stock/releasing.ts'
import type { Command, Work } from './command.ts'
import { runsShown } from './runs.ts'

/** Puts a number back that was replaced by mistake, or releases chips whose implanter can no longer register them. */
export const chip: Command = {
  usage:
    'chip <number that was replaced> restore both | alone <why, as the keeper and the implanter will read it> (both numbers find the animal, or the other was never in it) | chip <number> [last number] release <why, as the implanter will read it> (its implanter cannot be reached: whoever keeps the animal may register it)',
  read: (words) => {
    const at = words.findIndex((word) => word === 'restore' || word === 'release')
    const [typed, rest] = [words.slice(0, Math.max(at, 0)).join(''), words.slice(at + 1)]
    return words[at] === 'restore' ? restored(typed, rest) : released(typed, rest)
  },
}

function restored(typed: string, [which, ...reason]: readonly string[]): Work | null {
  const [read, why] = [readChipNumber(typed), reason.join(' ').trim()]
  const after = AFTER_RESTORING.find((one) => one === which)
  if (!read.valid || !after || !why) return null
  const { number } = read
  return async ({ act }) => {
    const { before, isKeeperTold } = await act((tools) => restoreChip(tools, { number, after, why }))
    const other = THE_OTHER[after](groupChipNumber(before))
    return [`The animal is known by ${groupChipNumber(number)} again. ${other} ${told('Its keeper', isKeeperTold)}`]
  }
}

const THE_OTHER: Record<AfterRestoring, (shown: string) => string> = {
  both: (shown) => `${shown} finds it as well.`,
  alone: (shown) => `${shown} is free to be registered where it is.`,
}

function released(typed: string, reason: readonly string[]): Work | null {
  const [why, [from, to = from, ...more]] = [reason.join(' ').trim(), typed.match(/\d{15}/g) ?? []]
  if (!why || !from || !to || more.length > 0 || !/^(\d{15}){1,2}$/.test(typed) || to < from) return null
  return async ({ act }) => {
    const { numbers, isTold } = await act((tools) => releaseChips(tools, { from, to, why }))
    return [
      `${numbers.length === 1 ? '1 chip is' : `${numbers.length} chips are`} released: ${runsShown(numbers)}. Whoever keeps the animal can register it now. ${told('The implanter', isTold)}`,
    ]
  }
}

const told = (who: string, isTold: boolean) =>
  isTold ? `${who} has been written to.` : `${who} has not been written to: the account is closed.`
