import type * as z from 'zod'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { may } from '#platform/law/policy.ts'
import { whenText } from '#platform/text/whentext.ts'
import { OBJECT_DAYS, recordTransferLife } from './lifecycle.ts'
import { mayProve } from './policy.ts'
import { peerOfTransfer, type RecordTransferRow } from './queries.ts'
import type { DatabaseMove, MoveByCode } from './shapes.ts'

/** A move as the keeper of the animal reads it. */
export function moveCard(move: RecordTransferRow): z.input<typeof DatabaseMove> {
  const { id, petId, petName, chipNumber, status, code, name, phone, site, createdAt, toldAt } = move
  return {
    id,
    petId,
    petName,
    chipShown: groupChipNumber(chipNumber),
    status,
    isConfirmed: status === 'confirmed',
    database: { code, name, phone, site },
    movedAt: createdAt,
    toldAt,
    next: nextOf(move),
    hasProof: move.proofKind !== 'none',
    can: { confirm: may(recordTransferLife, 'confirm')(null, move), prove: mayProve(move) },
  }
}

/** What happens next, in a sentence. */
function nextOf(move: RecordTransferRow): string {
  const { status, name, toldAt } = move
  const told = toldAt ? ` on ${whenText(toldAt, 'day')}` : ''
  const asksUs = peerOfTransfer(move) !== null
  if (status === 'unproven') return unprovenNext(move, asksUs)
  if (status === 'objected') return `${name} says the record stays with them. Our staff look at your proof and will write to you.`
  if (status === 'refused') return `We didn’t accept the proof, and send finders to ${name}. Write to us if you think we’re wrong.`
  if (status === 'confirmed') return `${name} no longer shows the animal as its own. You don’t need to do anything else.`
  if (status === 'stale')
    return `${name} hasn’t answered in 60 days. Call them, or send the letter again. Your record here is the one that counts.`
  if (status === 'registered')
    return asksUs ? `We’re telling ${name} that the record has moved.` : `We’re preparing your letter to ${name}.`
  if (asksUs) return `We told ${name}${told}, and we check every day whether they’ve marked their record as moved.`
  return `${name} doesn’t answer other registers. Sign the letter and send it to them. When they’ve answered, tell us.`
}

/** MOVE-5, MOVE-6, MOVE-7, MOVE-9 */
function unprovenNext(move: RecordTransferRow, asksUs: boolean): string {
  const { name, letterAt, address, proofKind, objectBy: until } = move
  const staff =
    proofKind === 'none' ? 'Add what shows that the animal is yours, and our staff check it.' : 'Our staff are checking your proof.'
  if (until) {
    const told = letterAt ? `We wrote to ${name} on ${whenText(letterAt, 'day')}.` : `We’ve told ${name}.`
    return `${told} ${staff} If they haven’t decided and no one at ${name} has objected by ${whenText(until, 'day')}, the move is proven.`
  }
  if (asksUs || address) return `We’re telling ${name}. ${staff} Once ${name} knows, it has ${OBJECT_DAYS} days to object.`
  return `We can’t reach ${name}, so the move waits for our staff. ${staff} Until then, finders are told of both.`
}

/** The same for whoever has the code in our letter. */
export function moveForOthers(move: RecordTransferRow): z.input<typeof MoveByCode> {
  const { chipNumber, species, name, createdAt, status, objectBy } = move
  return {
    chipShown: groupChipNumber(chipNumber),
    species,
    database: name,
    movedAt: createdAt,
    objectBy: status === 'unproven' ? objectBy : null,
    next: OTHERS_NEXT[status](name),
    can: { agree: may(recordTransferLife, 'agree')(null, move), object: may(recordTransferLife, 'object')(null, move) },
  }
}

const COUNTS = (name: string) => `The record here counts. ${name} can mark its own as moved.`
const OTHERS_NEXT: Record<RecordTransferRow['status'], (name: string) => string> = {
  unproven: (name) => `Until it’s settled, anyone who looks up the microchip is told of us and of ${name}.`,
  objected: () => 'There’s an objection. Our staff will settle it, and nothing changes until they do.',
  refused: (name) => `The record stays with ${name}: we send anyone who looks up the microchip there.`,
  registered: COUNTS,
  told: COUNTS,
  confirmed: COUNTS,
  died: () => 'The animal has died, so there’s nothing to settle any more.',
  stale: COUNTS,
}
