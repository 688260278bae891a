import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { shortened } from '#platform/text/quoted.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { WelfarePet } from './shapes.ts'

/** What the keepers of these held animals have said since each was taken in, by animal. */
export async function keepersSaid(db: Db, petIds: readonly string[]) {
  if (petIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('custody')
    .leftJoinLateral(
      (lines) =>
        lines
          .selectFrom('message')
          .select(['message.text', 'message.at', 'message.place'])
          .whereRef('message.threadId', '=', 'custody.threadId')
          .where('message.side', '=', 'host')
          .orderBy('message.place', 'desc')
          .limit(1)
          .as('theirs'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (lines) =>
        lines
          .selectFrom('message')
          .select('message.place as lastPlace')
          .whereRef('message.threadId', '=', 'custody.threadId')
          .orderBy('message.place', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['custody.petId', 'custody.threadId', 'custody.wantedAt', 'custody.collectBy'])
    .select(['theirs.text', 'theirs.at', 'theirs.place', 'newest.lastPlace'])
    .where('custody.petId', 'in', petIds)
    .where('custody.status', '=', 'held')
    .execute()
  return new Map(
    rows.map(({ petId, text, at, place, lastPlace, ...said }) => [
      petId,
      { ...said, message: text !== null && at !== null ? { text, at, isAnswered: place !== lastPlace } : null },
    ]),
  )
}

export type KeeperSaid = Awaited<ReturnType<typeof keepersSaid>> extends Map<string, infer Said> ? Said : never

/** The same as a list shows it; null where they have said nothing. */
export function saidCard(
  said: KeeperSaid | undefined,
): (Omit<NonNullable<WelfarePet['keeperSaid']>, 'message'> & Pick<KeeperSaid, 'message'>) | null {
  if (!said || (said.message === null && said.wantedAt === null)) return null
  const { message, wantedAt, collectBy } = said
  return { message, wantedOn: wantedAt && londonDate(wantedAt), collectBy }
}

/** HOLD-9, HOLD-11 What is kept of it with the change of keeper, and what came of it in the words of the organisation. */
export function saidWords({ message, wantedAt, collectBy }: KeeperSaid, whatCame: string): string[] {
  return [
    ...(wantedAt && collectBy
      ? [
          `Its keeper said on ${whenText(londonDate(wantedAt), 'day')} that they wanted it back, and could collect it until ${whenText(collectBy, 'day')}.`,
        ]
      : []),
    ...(message
      ? [`Its keeper wrote on ${whenText(londonDate(message.at), 'day')}: “${shortened(message.text)}” What came of it: ${whatCame}`]
      : []),
  ]
}
