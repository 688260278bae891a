import { happened } from './events.ts'
import { numberAt, textAt } from './form.ts'
import { noSuch, wrong } from './refusal.ts'
import type { Thing } from './store.ts'
import { type SandboxRequest, thing } from './things.ts'

/** The words with which an answer decides here, as at the provider: any other leaves it under review. */
const DECIDES: Record<string, string> = { winning_evidence: 'won', losing_evidence: 'lost' }

/** Disputes whose time has come begin, as far as what they are about was not refunded before. */
export async function ripenDisputes({ store, account, now }: Pick<SandboxRequest, 'store' | 'account' | 'now'>): Promise<void> {
  for (const { sandbox, ...shown } of await store.list(account, 'dispute')) {
    if (!sandbox || Number(shown['created']) * 1000 > now.getTime()) continue
    const begun: Thing = { ...shown, id: shown.id, object: 'dispute' }
    await store.write(account, begun)
    await happened(store, account, 'charge.dispute.created', begun, now)
  }
}

export async function readDispute(asked: SandboxRequest, id: string): Promise<Thing> {
  await ripenDisputes(asked)
  const found = await thing(asked, 'dispute', id)
  if (found['sandbox']) throw noSuch('dispute', id)
  return found
}

export async function listDisputes(asked: SandboxRequest) {
  await ripenDisputes(asked)
  const since = numberAt(asked.form, 'created', 'gte') ?? 0
  const all = await asked.store.list(asked.account, 'dispute')
  const data = all.filter((one) => !one['sandbox'] && Number(one['created']) >= since).toReversed()
  return { object: 'list', has_more: false, url: '/v1/disputes', data }
}

/** The shop's answer to the bank, given once. */
export async function answerDispute(asked: SandboxRequest, id: string): Promise<Thing> {
  const dispute = await openDispute(asked, id)
  const words = textAt(asked.form, 'evidence', 'uncategorized_text') ?? ''
  const decided = Object.keys(DECIDES).find((token) => words.includes(token))
  return decide(asked, { ...dispute, evidence: { uncategorized_text: words } }, decided ? (DECIDES[decided] ?? '') : 'under_review')
}

/** The shop gives in. */
export async function closeDispute(asked: SandboxRequest, id: string): Promise<Thing> {
  return decide(asked, await openDispute(asked, id), 'lost')
}

async function openDispute(asked: SandboxRequest, id: string): Promise<Thing> {
  const dispute = await readDispute(asked, id)
  if (dispute['status'] !== 'needs_response') throw wrong('evidence', `This dispute is ${dispute['status']}.`)
  return dispute
}

async function decide({ store, account, now }: SandboxRequest, dispute: Thing, status: string): Promise<Thing> {
  const decided: Thing = { ...dispute, status }
  await store.write(account, decided)
  await happened(store, account, status === 'under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed', decided, now)
  return decided
}

/** True where the bank holds the money of a payment, or has taken it back. */
export async function isDisputed({ store, account }: Pick<SandboxRequest, 'store' | 'account'>, intentId: string): Promise<boolean> {
  const all = await store.list(account, 'dispute')
  return all.some((one) => one['payment_intent'] === intentId && !one['sandbox'] && one['status'] !== 'won')
}
