import { openReports } from '#features/chat/reports.ts'
import type { About, Side } from '#features/chat/shapes.ts'
import { answer } from '#platform/server/answer.ts'
import { listReports } from '../contract.ts'
import { decisionFor } from '../next.ts'
import { reachOf, reachWords } from '../people.ts'

export default answer(listReports, async ({ db }) => {
  const all = await openReports(db)
  const reach = await reachOf(
    db,
    all.flatMap(({ hostId, guestId }) => [hostId, guestId]),
  )
  return {
    items: all.map(({ id, at, side, about, petName, why, said, ...thread }) => ({
      reportId: id,
      at,
      by: CALLED[about][side],
      about,
      petName,
      between: [
        { side: CALLED[about].guest, who: reach(thread.guestId) || guestWords(thread) },
        { side: CALLED[about].host, who: reach(thread.hostId) || 'our staff' },
      ],
      why,
      blockedBy: [...(thread.hostBlockedAt ? [CALLED[about].host] : []), ...(thread.guestBlockedAt ? [CALLED[about].guest] : [])],
      lastLines: said.map((line) => ({ at: line.at, by: CALLED[about][line.side], text: line.text })),
      next: [decisionFor('close-report', id), decisionFor('close-report', id, '--end-it')],
    })),
  }
})

interface Guest {
  guestName: string | null
  guestEmail: string | null
  guestMobile: string | null
}

/** Somebody who wrote without an account, with what they left us. */
const guestWords = ({ guestName, guestEmail, guestMobile }: Guest) =>
  reachWords({ name: guestName ?? '', email: guestEmail ?? '', mobile: guestMobile }) || 'someone who left no name or contact'

const KEEPER_AND_FINDER = { guest: 'finder', host: 'keeper' }

/** What the two sides are, by what they talk about. */
const CALLED: Record<About, Record<Side, string>> = {
  lookup: KEEPER_AND_FINDER,
  sighting: KEEPER_AND_FINDER,
  tag: KEEPER_AND_FINDER,
  found: { guest: 'keeper', host: 'finder' },
  issued: { guest: 'finder', host: 'implanter' },
  implanter: { guest: 'customer', host: 'implanter' },
  training: { guest: 'student', host: 'trainer' },
  support: { guest: 'caller', host: 'support' },
  rehoming: { guest: 'new keeper', host: 'giver' },
  breeder: { guest: 'buyer', host: 'breeder' },
}
