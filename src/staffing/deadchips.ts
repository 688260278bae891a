import { groupChipNumber } from '#features/chips/group.ts'
import { reportsForStaff, strikeReport } from '#features/implanting/deciding.ts'
import { chipsOwed, closeReplaced, dudOwed } from '#features/implanting/owed.ts'
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
      const places = Map.groupBy(all, ({ email, to }) => `${email}, to ${addressLine(to)}`)
      return all.length === 0 ? ['No chip is owed.'] : [...places].flatMap(([place, owed]) => owedAt(place, owed))
    }
  },
}

function owedAt(place: string, owed: readonly Owed[]): string[] {
  const chips = owed.map(({ id, chipNumber, createdAt }) => `  ${id} for ${groupChipNumber(chipNumber)}, since ${whenText(createdAt)}`)
  return [`${owed.length === 1 ? '1 chip' : `${owed.length} chips`} for ${place}`, ...chips]
}

/** Another chip is on its way for one that never worked. */
export const replacement: Command = {
  usage: 'replacement <report id> sent <number of the chip in the envelope> <tracking number, or how it goes>',
  read: ([id = '', what, number = '', ...rest]) => {
    const tracking = rest.join(' ').trim()
    if (!Id.safeParse(id).success || what !== 'sent' || !/^\d{15}$/.test(number) || !tracking) return null
    return async ({ act }) => {
      const shownNumber = await act(async (tools) => {
        const sent = await replaceDud(tools, await dudOwed(tools.db, id), number)
        await closeReplaced(tools, id, { number: sent, tracking })
        return groupChipNumber(sent)
      })
      return [`${shownNumber} is the implanter's now, and they have been written to.`]
    }
  },
}
