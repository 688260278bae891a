import type { Thing } from './store.ts'

export interface Kept {
  name: string
  every: string | null
  pence: number
  trialDays: number
  metadata: Record<string, string>
  /** The card with which the payer tried last. */
  card: string
}

/** What the sandbox notes on a session beside what the protocol shows. */
export function kept(session: Thing): Kept {
  const note: object = typeof session['sandbox'] === 'object' && session['sandbox'] !== null ? session['sandbox'] : {}
  const found = new Map<string, unknown>(Object.entries(note))
  const metadata = found.get('metadata')
  return {
    name: String(found.get('name') ?? ''),
    every: typeof found.get('every') === 'string' ? String(found.get('every')) : null,
    pence: Number(found.get('pence') ?? 0),
    trialDays: Number(found.get('trialDays') ?? 0),
    card: String(found.get('card') ?? ''),
    metadata: Object.fromEntries(
      Object.entries(typeof metadata === 'object' && metadata ? metadata : {}).map(([key, value]) => [key, String(value)]),
    ),
  }
}
