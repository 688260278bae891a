import { newThingId } from './events.ts'
import type { SandboxStore, Thing } from './store.ts'
import { DISPUTES } from './testcards.ts'

/** How long a card's holder takes to ask their bank about a payment. */
const RIPE_MS = 60_000
const ANSWER_SECONDS = 7 * 86_400

/** Has a payment with a card of that kind disputed in a minute. */
export async function disputeLater(
  { store, account, now }: { store: SandboxStore; account: string; now: Date },
  paid: Thing,
): Promise<void> {
  const reason = DISPUTES[String(paid['payment_method'])]
  if (!reason) return
  const at = now.getTime() + RIPE_MS
  const created = Math.floor(at / 1000)
  await store.write(account, {
    id: newThingId('dp'),
    object: 'dispute',
    amount: paid['amount'],
    charge: paid['latest_charge'],
    created,
    currency: 'gbp',
    evidence: {},
    evidence_details: { due_by: created + ANSWER_SECONDS, has_evidence: false, past_due: false, submission_count: 0 },
    livemode: false,
    metadata: {},
    payment_intent: paid.id,
    reason,
    status: 'needs_response',
    sandbox: { at },
  })
}
