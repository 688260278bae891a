import { groupChipNumber } from '#features/chips/group.ts'
import { readChipNumber } from '#features/chips/number.ts'
import { AFTER_RESTORING, type AfterRestoring, restoreChip } from '#features/implanting/restoring.ts'
import { type ChipRun, releaseChips } from '#features/stock/releasing.ts'
import { unreleaseChips } from '#features/stock/unreleasing.ts'
import type { Command, Work } from './command.ts'
import { runsShown } from './runs.ts'

/** Puts a number back that was replaced by mistake, releases chips whose implanter can no longer register them, or takes that back. */
export const chip: Command = {
  usage:
    'chip <number that was replaced> restore both | alone <why, as the keeper and the implanter will read it> (both numbers find the animal, or the other was never in it) | chip <number> [last number] release <why, as the implanter will read it> (its implanter cannot be reached: whoever keeps the animal may register it) | chip <number> [last number] unrelease <why, as the implanter will read it> (nobody has registered it since: it is again what it was before)',
  read: (words) => {
    const at = words.findIndex((word) => Object.hasOwn(DEEDS, word))
    return DEEDS[words[at] ?? '']?.(words.slice(0, at).join(''), words.slice(at + 1)) ?? null
  },
}

/** What to do with the number that is typed before it, by the words after it; null where they are wrong. */
const DEEDS: Record<string, (typed: string, words: readonly string[]) => Work | null> = {
  restore: restored,
  release: released,
  unrelease: unreleased,
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
  const run = runIn(typed, reason)
  if (!run) return null
  return async ({ act }) => {
    const { numbers, isTold } = await act((tools) => releaseChips(tools, run))
    return [
      `${counted(numbers)} released: ${runsShown(numbers)}. Whoever keeps the animal can register it now. ${told('The implanter', isTold)}`,
    ]
  }
}

function unreleased(typed: string, reason: readonly string[]): Work | null {
  const run = runIn(typed, reason)
  if (!run) return null
  return async ({ act }) => {
    const { again, isTold } = await act((tools) => unreleaseChips(tools, run))
    const shown = [...again].map(([status, numbers]) => `${runsShown(numbers)} (${status})`).join(', ')
    const count = counted([...again.values()].flat())
    return [`${count} released no longer: ${shown}. Whoever keeps the animal can register it no longer. ${told('The implanter', isTold)}`]
  }
}

/** The first number and the last, and why; null where a number is cut short, they are the wrong way round, or there is no reason. */
function runIn(typed: string, reason: readonly string[]): ChipRun | null {
  const [why, [from, to = from, ...more]] = [reason.join(' ').trim(), typed.match(/\d{15}/g) ?? []]
  if (!why || !from || !to || more.length > 0 || !/^(\d{15}){1,2}$/.test(typed) || to < from) return null
  return { from, to, why }
}

const counted = ({ length }: readonly string[]) => (length === 1 ? '1 chip is' : `${length} chips are`)

const told = (who: string, isTold: boolean) =>
  isTold ? `${who} has been written to.` : `${who} has not been written to: the account is closed.`
