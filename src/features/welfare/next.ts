import { OPEN_CLAIM } from '#features/keepership/lifecycle.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import type { KeeperSaid } from './keepersaid.ts'
import { isSignedOver } from './kit/ways.ts'
import { type OpenQuestion, openQuestions } from './points.ts'
import type { StayRow } from './stays.ts'

type Asking = Pick<CallContext<never>, 'db' | 'now' | 'extensions'> & { who: Person }
type Next = Omit<OpenQuestion, 'link'> & { link: string | null }

/** What each animal that is with an organisation waits for, whose turn it is, and the way there. Of what is held, nothing of what its keeper has begun: HOLD-2. */
export async function nextSteps(
  { db, now, who, extensions }: Asking,
  stays: readonly StayRow[],
  said: ReadonlyMap<string, KeeperSaid>,
): Promise<Map<string, Next>> {
  const here = stays.filter(({ state }) => state !== 'left')
  const held = here.filter(({ isHeld }) => isHeld)
  const ours = here.filter(({ isHeld }) => !isHeld).map(({ id }) => id)
  const claims = await openClaims(
    db,
    here.map(({ id }) => id),
  )
  const questions = (await Promise.all(extensions(openQuestions).map((ask) => ask(db, ours, now)))).flatMap((each) => [...each])
  const asked = claims.filter(({ keeperId, petId }) => keeperId === who.id && ours.includes(petId)).map(aboutOurs)
  const asking = claims.filter(({ requesterId }) => requesterId === who.id).map(askedByUs)
  return new Map<string, Next>([
    ...held.map((stay) => forKeeper(stay, said.get(stay.id), londonDate(now))),
    ...questions,
    ...asked,
    ...asking,
  ])
}

async function openClaims(db: Db, petIds: readonly string[]) {
  if (petIds.length === 0) return []
  return db
    .selectFrom('claim')
    .select(['id', 'petId', 'status', 'answerBy', 'keeperId', 'requesterId'])
    .where('petId', 'in', petIds)
    .where('status', 'in', OPEN_CLAIM)
    .execute()
}

type Claim = Awaited<ReturnType<typeof openClaims>>[number]

function forKeeper({ id, kind }: StayRow, said: KeeperSaid | undefined, today: string): [string, Next] {
  if (!said?.threadId) return [id, { words: 'Its keeper has left the register and can’t be told.', link: null, act: '' }]
  const answered = answeredWords(said, today)
  if (answered) return [id, { ...answered, link: paths.conversation(said.threadId) }]
  const told = isSignedOver(kind)
    ? 'Its keeper’s turn: they haven’t agreed to give it up yet.'
    : 'Its keeper’s turn: we’ve told them it’s with you.'
  return [id, { words: told, link: paths.conversation(said.threadId), act: 'Write to its keeper' }]
}

/** What follows from what its keeper has said; null where that has been dealt with. */
function answeredWords({ wantedAt, collectBy, message }: KeeperSaid, today: string): Omit<Next, 'link'> | null {
  if (wantedAt && !collectBy) return { words: 'Your turn: its keeper wants it back. Give them a day to collect it.', act: 'Read and reply' }
  if (message && !message.isAnswered) return { words: 'Your turn: its keeper has answered.', act: 'Read the message' }
  if (!collectBy) return null
  const day = whenText(collectBy, 'day')
  if (collectBy >= today) return { words: `Its keeper’s turn: they can collect it until ${day}.`, act: 'Write to its keeper' }
  return { words: `Your turn: its keeper wanted it back, and could collect it until ${day}.`, act: 'Write to its keeper' }
}

const aboutOurs = ({ id, petId }: Claim): [string, Next] => [
  petId,
  { words: 'Your turn: someone else has asked to be its keeper.', link: paths.respondToRequest(id), act: 'See the request' },
]

const askedByUs = ({ petId, status, answerBy }: Claim): [string, Next] => [
  petId,
  {
    words: `You’ve asked to be its keeper. ${TURNS[status]?.(answerBy ? whenText(answerBy, 'day') : 'then') ?? ''}`.trim(),
    link: paths.myRequests,
    act: 'See your request',
  },
]

/** Whose turn it is in a request of the organisation’s own. */
const TURNS: Partial<Record<Claim['status'], (day: string) => string>> = {
  evidenceReview: () => 'Our turn: we’re checking your evidence.',
  held: () => 'Your turn: tell us when the council has released it.',
  notified: (day) => `Its keeper’s turn, until ${day}.`,
  letterSent: (day) => `Its keeper’s turn, until ${day}: we’ve sent them a letter.`,
  grace: (day) => `Its keeper hasn’t answered, and can object until ${day}.`,
  cooling: (day) => `Its keeper has agreed: the record moves on ${day}.`,
  blockedMissing: () => 'It’s on hold because of its keeper’s report.',
  disputed: () => 'Our turn: its keeper objects, and we settle it.',
}
