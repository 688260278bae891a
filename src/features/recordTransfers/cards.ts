import type * as z from 'zod'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { later } from '#platform/clock/clock.ts'
import { may } from '#platform/law/policy.ts'
import { whenText } from '#platform/text/whentext.ts'
import { OBJECT_DAYS, recordTransferLife } from './lifecycle.ts'
import { peerOfTransfer, type RecordTransferRow } from './queries.ts'
import type { DatabaseMove } from './shapes.ts'

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
    can: { confirm: may(recordTransferLife, 'confirm')(null, move) },
  }
}

/** What happens next, in a sentence. */
function nextOf(move: RecordTransferRow): string {
  const { status, name, toldAt } = move
  const told = toldAt ? ` on ${whenText(toldAt, 'day')}` : ''
  const asksUs = peerOfTransfer(move) !== null
  if (status === 'unproven') return unprovenNext(move, asksUs)
  if (status === 'objected') return `${name} says the record stays with them. Our staff are looking at your proof and will write to you.`
  if (status === 'refused') return `We didn’t accept the proof, and send finders to ${name}. Write to us if you think we’re wrong.`
  if (status === 'confirmed') return `${name} no longer shows the animal as its own. You don’t need to do anything else.`
  if (status === 'stale')
    return `${name} hasn’t answered in 60 days. Call them, or send the letter again. Your record here is the one that counts.`
  if (status === 'registered')
    return asksUs ? `We’re telling ${name} that the record has moved.` : `We’re preparing your letter to ${name}.`
  if (asksUs) return `We told ${name}${told}, and we check every day whether they’ve marked their record as moved.`
  return `${name} doesn’t answer other registers. Sign the letter and send it to them. When they’ve answered, tell us.`
}

/** MOVE-5, MOVE-6, MOVE-7 */
function unprovenNext({ name, warnedAt }: RecordTransferRow, asksUs: boolean): string {
  if (!asksUs) return `Our staff are checking your proof: ${name} doesn’t answer other registers. Until then, finders are told of both.`
  if (!warnedAt) return `We’re telling ${name}. Our staff are checking your proof.`
  const until = whenText(later(warnedAt, { days: OBJECT_DAYS }), 'day')
  return `Our staff are checking your proof. If they haven’t decided and no one at ${name} has objected by ${until}, the move is proven.`
}
