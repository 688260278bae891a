import { groupChipNumber } from '#features/chips/group.ts'
import type { Acting } from '#features/keepership/moving.ts'
import { acting } from '#features/keepership/moving.ts'
import { openClaims, passEvidence, refuseEvidence, settle } from '#features/keepership/settling.ts'
import { Id } from '#platform/contract/shapes.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'

type Claim = Awaited<ReturnType<typeof openClaims>>[number]

/** Lists the keepership requests that wait for Staff. */
export const claims: Command = {
  usage: 'claims (keepership requests to look at)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await openClaims(db)
      return all.length === 0 ? ['No request waits.'] : all.flatMap(shown)
    }
  },
}

function shown({ id, status, statusAt, petName, species, petStatus, chipNumber, ...said }: Claim): string[] {
  const council = said.council ? [`  council ${said.council}, ${said.councilReference}, reported ${said.reportedOn}`] : []
  const released = said.releasedOn ? [`  released ${said.releasedOn}, ${said.releaseReference}`] : []
  return [
    `${id} ${status} since ${whenText(statusAt)}: ${petName} (${species}, ${petStatus}), ${groupChipNumber(chipNumber)}`,
    `  ${said.reason}, as the ${said.statementBy} says: ${said.statement}`,
    `  photo uploads/${said.photoId}`,
    ...council,
    ...released,
    ...(said.objection ? [`  objection: ${said.objection}`] : []),
    ...(said.hasMoved ? ['  the record has moved already, and its former keeper disputes that'] : []),
  ]
}

/** Judges the evidence of a keepership request, or settles a dispute. */
export const claim: Command = {
  usage: 'claim <id> pass | refuse <why> | keeper | requester',
  read: ([id, what = '', ...reason]) => {
    const why = reason.join(' ').trim()
    const decide = Id.safeParse(id).success ? decision(id ?? '', what, why) : null
    return (
      decide &&
      (async ({ act }) => {
        const { status } = await act((tools) => decide(acting(tools)))
        return [`The request is ${status} now. Whom it concerns has been written to.`]
      })
    )
  },
}

type Decision = (tools: Acting) => Promise<{ status: string }>

function decision(id: string, what: string, why: string): Decision | null {
  if (what === 'refuse') return why ? (tools) => refuseEvidence(tools, id, why) : null
  if (why) return null
  if (what === 'pass') return (tools) => passEvidence(tools, id)
  return what === 'keeper' || what === 'requester' ? (tools) => settle(tools, id, what) : null
}
