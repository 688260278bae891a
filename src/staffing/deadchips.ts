import { groupChipNumber } from '#features/chips/group.ts'
import { reportsForStaff, strikeReport } from '#features/implanting/deciding.ts'
import { chipOwed, chipsOwed, closeReplaced } from '#features/implanting/owed.ts'
import { replaceDud } from '#features/stock/replacing.ts'
import { addressLine } from '#features/stock/sending.ts'
import { Id } from '#platform/contract/shapes.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'

type Report = Awaited<ReturnType<typeof reportsForStaff>>[number]
type Owed = Awaited<ReturnType<typeof chipsOwed>>[number]

/** Lists the reports of chips that never worked, failed, moved or hurt. */
export const deadchips: Command = {
  usage: 'deadchips [batch code] (reports of chips with which something is still to be done, or all of a batch)',
  read: ([code, ...more]) => {
    if (more.length > 0) return null
    return async ({ db }) => {
      const all = await reportsForStaff(db, code)
      return all.length === 0 ? ['No chip is reported.'] : all.flatMap(shown)
    }
  },
}

function shown({ id, status, kind, chipNumber, batch, reporter, createdAt, words, secondScan, labelPhotoId }: Report): string[] {
  const proof = [secondScan && `second scan: ${secondScan}`, labelPhotoId && `photo uploads/${labelPhotoId}`].filter(Boolean)
  return [
    `${id} ${status}: ${kind}, ${groupChipNumber(chipNumber)}${batch ? ` of ${batch}` : ''}, by ${reporter} on ${whenText(createdAt)}`,
    `  says ${words}`,
    ...(proof.length > 0 ? [`  ${proof.join(', ')}`] : []),
  ]
}

/** Strikes out a report of a chip that was not so. */
export const deadchip: Command = {
  usage: 'deadchip <report id> strike <why, as whoever reported it will read it>',
  read: ([id = '', what, ...reason]) => {
    const why = reason.join(' ').trim()
    if (!Id.safeParse(id).success || what !== 'strike' || !why) return null
    return async ({ act }) => {
      await act((tools) => strikeReport(tools, id, why))
      return ['The report counts no longer. Whom it concerns has been written to. A batch that it froze stays so until you unfreeze it.']
    }
  },
}

/** Lists the chips that are owed for such as never worked. */
export const replacements: Command = {
  usage: 'replacements (chips that we owe for such as never worked, and where to send them)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await chipsOwed(db)
      const orders = Map.groupBy(all, ({ orderId }) => orderId)
      return all.length === 0 ? ['No chip is owed.'] : [...orders.values()].flatMap(owedOf)
    }
  },
}

function owedOf(owed: readonly Owed[]): string[] {
  const [first] = owed
  if (!first) return []
  const chips = owed.map(({ id, chipNumber, createdAt }) => `  ${id} for ${groupChipNumber(chipNumber)}, since ${whenText(createdAt)}`)
  return [`${owed.length === 1 ? '1 chip' : `${owed.length} chips`} for ${first.email}, to ${addressLine(first.to)}`, ...chips]
}

/** Another chip is on its way for one that never worked. */
export const replacement: Command = {
  usage: 'replacement <report id> sent <tracking number, or how it goes> (it says which chip to put into the envelope)',
  read: ([id = '', what, ...rest]) => {
    const tracking = rest.join(' ').trim()
    if (!Id.safeParse(id).success || what !== 'sent' || !tracking) return null
    return async ({ act }) => {
      const number = await act(async (tools) => {
        const { orderId, chipNumber } = await chipOwed(tools.db, id)
        const replacing = await replaceDud(tools, orderId, chipNumber)
        await closeReplaced(tools, id, { number: replacing, tracking })
        return replacing
      })
      return [`Put ${groupChipNumber(number)} into the envelope. It is the implanter's now, and they have been written to.`]
    }
  },
}
