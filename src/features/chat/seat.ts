import type { CallContext } from '#platform/server/answer.ts'
import { type Seat, seatOf, seatOfKey } from './queries.ts'

type Asked = Pick<CallContext<never>, 'db' | 'now'> & {
  who: { id: string; roles: readonly string[] } | null
  input: { threadId?: string | undefined; relayKey?: string | undefined }
}

/** The conversation that is asked for, and which side asks: by the key of a link, or by the account. */
export async function seatOfAsker({ db, now, who, input: { threadId, relayKey } }: Asked): Promise<Seat | null> {
  const byKey = relayKey ? await seatOfKey(db, relayKey, now) : null
  return byKey ?? (who && threadId ? seatOf(db, threadId, who) : null)
}
