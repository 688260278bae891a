import { sql } from 'kysely'
import { keepersSharingWith } from '#features/sharing/queries.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { pageOfRows } from '#platform/database/page.ts'
import type { conversations } from './contract.ts'
import { handleFor, hostName, listedName } from './handle.ts'
import { guestOrganisation, nameInThread, SHARED, THREAD } from './queries.ts'

type Asker = { id: string; roles: readonly string[] }

/** The conversations of somebody, of our staff also those that are with us. */
const mine = (db: Db, { id, roles }: Asker) =>
  db.selectFrom('thread').where(({ and, eb, or }) =>
    or([
      eb('thread.hostId', '=', id),
      // SHARE-2
      and([eb('thread.hostId', 'in', keepersSharingWith(db, id)), eb('thread.about', 'in', SHARED)]),
      eb('thread.guestId', '=', id),
      ...(roles.includes('Staff') ? [eb('thread.hostId', 'is', null)] : []),
    ]),
  )

const isGuest = (id: string) => sql<boolean>`coalesce(thread.guest_id = ${id}, false)`
const fromOther = (id: string) => sql<boolean>`(message.side = 'host') = coalesce(thread.guest_id = ${id}, false)`

const hasUnread = (id: string) =>
  sql<boolean>`exists (select from message where message.thread_id = thread.id and message.read_at is null and ${fromOther(id)})`

/** How many lines somebody has not read. */
export async function unreadOf(db: Db, who: Asker): Promise<number> {
  const { unread } = await mine(db, who)
    .innerJoin('message', 'message.threadId', 'thread.id')
    .where('message.readAt', 'is', null)
    .where(fromOther(who.id))
    .select((count) => count.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

/** A page of the conversations of somebody, those that have ended last. */
export async function conversationsOf(db: Db, who: Asker, asked: InputOf<typeof conversations>, { unreadOnly = false } = {}) {
  const those = unreadOnly ? mine(db, who).where(hasUnread(who.id)) : mine(db, who)
  const shown = those
    .leftJoin('pet', 'pet.id', 'thread.petId')
    .leftJoin('account as host', 'host.id', 'thread.hostId')
    .leftJoin('bookingTerms as practice', 'practice.accountId', 'thread.hostId')
    .leftJoin('account as guest', 'guest.id', 'thread.guestId')
    .leftJoinLateral(
      (lines) =>
        lines
          .selectFrom('message')
          .select(['message.text', 'message.side'])
          .whereRef('message.threadId', '=', 'thread.id')
          .orderBy('message.place', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(THREAD)
    .select([
      'thread.lastAt',
      'last.text as lastWords',
      'last.side as lastSide',
      'host.name as hostName',
      'practice.publicName',
      'guest.name as guestAccountName',
    ])
    .select([nameInThread.as('petName'), isGuest(who.id).as('isGuest'), listedName('thread.hostId').as('listedName')])
    .select(guestOrganisation.as('organisation'))
    .select(({ selectFrom }) =>
      selectFrom('message')
        .select((count) => count.fn.countAll<number>().as('unread'))
        .whereRef('message.threadId', '=', 'thread.id')
        .where('message.readAt', 'is', null)
        .where(fromOther(who.id))
        .as('unread'),
    )
    .orderBy(sql`thread.ended_at is not null`)
  const { rows, ...page } = await pageOfRows(shown, { by: { lastAt: 'thread.lastAt' }, id: 'thread.id' }, asked)
  return {
    ...page,
    items: rows.map(
      ({
        id,
        about,
        petName,
        isGuest: guest,
        unread,
        lastAt,
        endedAt,
        lastWords,
        lastSide,
        hostName: name,
        publicName,
        listedName: kennel,
        guestAccountName,
        ...thread
      }) => ({
        threadId: id,
        about,
        petName,
        other: handleFor(
          { about, petName, ...thread },
          guest ? 'host' : 'guest',
          guest ? hostName({ about }, { name, publicName, listedName: kennel }) : (guestAccountName ?? thread.guestName),
        ),
        lastWords: lastWords ?? '',
        lastIsMine: (lastSide === 'guest') === guest && lastSide !== null,
        lastAt,
        unread: unread ?? 0,
        ended: endedAt !== null,
      }),
    ),
  }
}
