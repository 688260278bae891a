import type * as z from 'zod'
import type { StrayElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { may } from '#platform/law/policy.ts'
import { site } from '#src/site.ts'
import { conflictLife } from './lifecycle.ts'
import { mayKeepHere, mayLeave, mayProveHere } from './policy.ts'
import type { ConflictRow, SendingRow } from './queries.ts'
import type { Conflict, Sending } from './shapes.ts'

/** A conflict as the keeper sees it. */
export function conflictCard(row: ConflictRow, stray: StrayElsewhere | null | undefined, now: Date): z.input<typeof Conflict> {
  const { id, petId, petName, chipNumber, status, code, name, phone, site: page, createdAt } = row
  const move = may(conflictLife, 'moveThere', 'keeper')(null, row)
  const keep = may(conflictLife, 'keepHere', 'keeper')(null, row)
  const held = mayKeepHere(stray, row, now)
  return {
    conflictId: id,
    petId,
    petName,
    chipShown: groupChipNumber(chipNumber),
    status,
    isOpen: status === 'open',
    other: { code, name, phone, site: page },
    found: (FOUND[row.found] ?? FOUND.asked)(name),
    isHeld: held !== true,
    next: status === 'open' && held !== true ? held.words : NEXT[status](row),
    since: createdAt,
    hasProof: row.proofKind !== null && row.proofKind !== 'none',
    can: { keepHere: keep === true ? held : keep, moveThere: move === true ? mayLeave(row) : move, prove: mayProveHere(row) },
  }
}

const FOUND: Record<string, (name: string) => string> & { asked: (name: string) => string } = {
  asked: (name) => `${name} answered that it has this microchip when we asked.`,
  told: (name) => `${name} told us that it has this microchip as well.`,
  moved: (name) => `${name} told us that the record has moved there.`,
  sent: (name) => `We sent ${name} your details, as you asked, and it took them.`,
}

function keptNext({ name, toldAt, moveStatus, proofKind }: ConflictRow): string {
  if (moveStatus === 'unproven' || moveStatus === 'objected')
    return `You’ve told us that the record here counts. Until that’s proven, finders are told of both us and ${name}. ${proofKind === 'none' ? 'Add what shows that the animal is yours, and our staff check it.' : 'Our staff are checking your proof.'}`
  if (moveStatus === 'refused') return `Our staff didn’t accept that the record here counts, so finders are sent to ${name}.`
  if (toldAt || moveStatus) return `We’ve asked ${name} to mark its record as moved. We check every day whether it has, and tell you.`
  return `We’re asking ${name} to mark its record as moved. If it doesn’t answer us, call them.`
}

const NEXT: Record<ConflictRow['status'], (row: ConflictRow) => string> = {
  open: ({ name }) => `Until you choose, finders are told of both us and ${name}.`,
  keptHere: keptNext,
  movedThere: ({ name }) =>
    `We send anyone who looks up this microchip to ${name}. Your details stay here until you close your account. ${site.name} is free if you come back.`,
  gone: ({ name }) => `${name} no longer has this microchip.`,
  died: ({ name }) => `The animal has died, so the question has ended. ${name} can tell the keeper it knows.`,
}

export const sendingCard = ({ id, petId, petName, name, status, statusAt }: SendingRow): z.input<typeof Sending> => ({
  sendingId: id,
  petId,
  petName,
  register: name,
  status,
  at: statusAt,
})
