import { closeReport, openReports } from '#features/lookup/reports.ts'
import { Id } from '#platform/contract/shapes.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'

/** Lists the conversations that a keeper or a finder has reported. */
export const reports: Command = {
  usage: 'reports (conversations that were reported)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await openReports(db)
      return all.length === 0 ? ['No report waits.'] : all.flatMap(shown)
    }
  },
}

type Report = Awaited<ReturnType<typeof openReports>>[number]

function shown({ id, side, why, at, petName, keeperId, keeperBlockedAt, finderBlockedAt, said }: Report): string[] {
  const blocked = [...(keeperBlockedAt ? ['the keeper'] : []), ...(finderBlockedAt ? ['the finder'] : [])]
  return [
    `${id} since ${whenText(at)}: the ${side} reports the conversation about ${petName}, whose keeper is ${keeperId}`,
    `  because: ${why}`,
    ...(blocked.length > 0 ? [`  blocked by ${blocked.join(' and ')}`] : []),
    ...said.map((line) => `  ${whenText(line.at)} ${line.side}: ${line.text.replace(/\s+/g, ' ')}`),
  ]
}

/** Closes a report, with what was decided. */
export const closeOneReport: Command = {
  usage: 'report <id> close <what was decided>',
  read: ([id, what, ...words]) => {
    const decision = words.join(' ').trim()
    if (!Id.safeParse(id).success || what !== 'close' || !decision) return null
    return async ({ act }) => {
      const closed = await act(({ db, now }) => closeReport(db, id ?? '', decision, now))
      return [closed ? 'The report is closed.' : 'No report waits under this id.']
    }
  },
}
