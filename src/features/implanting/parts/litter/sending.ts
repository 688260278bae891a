import type { CallFailed } from '#platform/web/failed.ts'
import type { LitterRow } from './rows.ts'

/** What became of a litter that was sent. */
export interface Sent {
  registered: LitterRow[]
  /** Saved on this device, for want of signal. */
  kept: LitterRow[]
  refused: { row: LitterRow; failure: CallFailed }[]
}

interface Means {
  /** Null once it is registered, else why it isn’t. */
  deliver: (row: LitterRow) => Promise<CallFailed | null>
  keep: (row: LitterRow) => Promise<void>
}

/**
 * Sends the animals of a litter one after another. What is refused holds up none of the others; where the signal goes, the rest is saved on
 * this device; where the register takes nothing more for the moment, what wasn’t sent stays as it is.
 */
export async function sendRows(rows: readonly LitterRow[], { deliver, keep }: Means): Promise<Sent> {
  const sent: Sent = { registered: [], kept: [], refused: [] }
  for (const [index, row] of rows.entries()) {
    const failure = await deliver(row)
    if (!failure) sent.registered.push(row)
    if (failure && failure.status > 0) sent.refused.push({ row, failure })
    if (failure?.status === 0) return keepRest(sent, rows.slice(index), keep)
    if (failure?.isPassing) return { ...sent, refused: [...sent.refused, ...rows.slice(index + 1).map((left) => ({ row: left, failure }))] }
  }
  return sent
}

async function keepRest(sent: Sent, rest: readonly LitterRow[], keep: Means['keep']): Promise<Sent> {
  for (const row of rest) await keep(row)
  return { ...sent, kept: [...rest] }
}
