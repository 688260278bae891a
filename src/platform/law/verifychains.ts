import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { BEGINNING, type Event, follows, holderMarkOf } from './event.ts'
import type { Difference } from './verifyhistory.ts'

type Found = (difference: Difference) => void

/** An event with what is known of its chain beside it. */
interface Step extends Event {
  headSeq: number | null
  headHash: string | null
  leafSeq: number | null
  leafHash: string | null
  /** Who holds the thing now; asked for at the end of a chain only. */
  holder: string | null
}

/** Where the walk stands in one chain. */
interface Trail {
  seq: number
  hash: string
  isBroken: boolean
  last: Step | null
}

const PAGE = 2000

/** Walks every chain, event by event, in pages: the memory that it takes does not grow with the register. */
export async function verifyChains(db: Db, found: Found): Promise<{ chains: number; events: number }> {
  let [chains, events] = [0, 0]
  let trail: Trail = newTrail()
  for (let page = await stepsAfter(db, null); page.length > 0; page = await stepsAfter(db, page.at(-1) ?? null)) {
    for (const step of page) {
      if (!isSame(trail.last, step)) {
        finish(trail, found)
        trail = newTrail()
        chains += 1
      }
      take(trail, step, found)
      events += 1
    }
  }
  finish(trail, found)
  for (const words of await endsWithoutEvents(db)) found({ of: 'history', words })
  return { chains, events }
}

const newTrail = (): Trail => ({ seq: 0, hash: BEGINNING, isBroken: false, last: null })
const isSame = (last: Step | null, step: Step) => last?.subject === step.subject && last.subjectId === step.subjectId
const nameOf = ({ subject, subjectId }: { subject: string; subjectId: string }) => `${subject} ${subjectId}`

function take(trail: Trail, step: Step, found: Found) {
  if (!trail.isBroken && !follows(step, trail)) {
    trail.isBroken = true
    found({ of: 'history', words: `${nameOf(step)}: event ${trail.seq + 1} is missing or was changed` })
  }
  if (step.seq === step.leafSeq && step.hash !== step.leafHash)
    found({ of: 'history', words: `${nameOf(step)}: event ${step.seq} is another than the one that was sealed` })
  trail.seq = step.seq
  trail.hash = step.hash
  trail.last = step
}

/** At the end of a chain: its head, what was sealed of it, and who holds the thing. */
function finish({ last }: Trail, found: Found) {
  if (!last) return
  const { seq, hash, headSeq, headHash, leafSeq, holder, holderMark, salt } = last
  if (seq !== headSeq || hash !== headHash)
    found({ of: 'history', words: `${nameOf(last)}: its history ends with event ${seq}, its head with ${headSeq ?? 'none'}` })
  if (leafSeq !== null && leafSeq > seq)
    found({ of: 'history', words: `${nameOf(last)}: event ${leafSeq} was sealed, and its history ends with ${seq}` })
  if (seq === headSeq && holderMark !== null && holderMark !== holderMarkOf(holder, salt))
    found({ of: 'state', words: `${nameOf(last)}: its keeper or holder is not the one of its last event` })
}

async function stepsAfter(db: Db, last: Step | null): Promise<Step[]> {
  const after = last
    ? sql`where (event.subject, event.subject_id, event.seq) > (${last.subject}, ${last.subjectId}::uuid, ${last.seq}::int)`
    : sql``
  const { rows } = await sql<Step>`
    select event.*, head.seq as head_seq, head.hash as head_hash, leaf.seq as leaf_seq, leaf.hash as leaf_hash,
      case when event.seq = head.seq then holder_of(event.subject, event.subject_id) end as holder
    from (select * from event ${after} order by subject, subject_id, seq limit ${PAGE}) event
    left join event_head head on head.subject = event.subject and head.subject_id = event.subject_id
    left join history_leaf leaf on leaf.subject = event.subject and leaf.subject_id = event.subject_id
    order by event.subject, event.subject_id, event.seq`.execute(db)
  return rows
}

const MOST_NAMED = 1000

/** Chains of which no event is left. */
async function endsWithoutEvents(db: Db): Promise<string[]> {
  const { rows } = await sql<{ subject: string; subjectId: string; seq: number }>`
    select subject, subject_id, max(seq) as seq
    from (select subject, subject_id, seq from event_head union all select subject, subject_id, seq from history_leaf) known
    where not exists (select from event where event.subject = known.subject and event.subject_id = known.subject_id)
    group by subject, subject_id order by subject, subject_id limit ${MOST_NAMED}`.execute(db)
  return rows.map((row) => `${nameOf(row)}: its whole history of ${row.seq} events is missing`)
}
