import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { handleOf, isAboutAnimal } from '../handle.ts'
import { wrote, wroteToGuest } from '../messages.ts'
import { newRelayKey } from '../newRelayKey.ts'
import { animalLetters, type Unread } from '../points.ts'
import { type Thread, threadById } from '../queries.ts'
import { otherSide, SIDES, type Side } from '../shapes.ts'
import { TOLD } from '../tellAbsent.ts'
import { addressOfGuest, wayToGuest } from '../wayToGuest.ts'

/** Brings somebody who is not there what they have not read. Whoever has come back meanwhile has read it. */
export default job({
  name: 'tellOfMessages',
  data: z.object({ threadId: z.string(), side: z.enum(SIDES), due: z.string() }),
  work: async (context) => {
    const { data, db } = context
    const thread = await threadById(db, data.threadId)
    const unread = thread && (await isDue(context)) && (await unreadBy(context))
    if (!thread || !unread) return
    if (data.side === 'host') await tellHost(context, thread, unread)
    if (data.side === 'guest') await tellGuest(context, thread, unread)
  },
})

type Context = JobContext<{ threadId: string; side: Side; due: string }>

/** Whoever has come back since has none due, or a newer one. */
async function isDue({ data: { threadId, side, due }, db }: Context): Promise<boolean> {
  const row = await db.selectFrom('thread').select(`${TOLD[side]} as at`).where('id', '=', threadId).executeTakeFirst()
  return row?.at != null && row.at.toISOString() >= due
}

/** Of many lines, as many as a letter has room for. */
const MOST_LINES = 10

async function unreadBy({ data: { threadId, side }, db }: Context): Promise<Unread | null> {
  const theirs = db
    .selectFrom('message')
    .select(['text', 'at', 'place'])
    .where('threadId', '=', threadId)
    .where('side', '=', otherSide(side))
  const first = await theirs.where('readAt', 'is', null).orderBy('place').limit(1).executeTakeFirst()
  if (!first) return null
  const lastFirst = theirs.orderBy('place', 'desc')
  const newest = (await lastFirst.where('readAt', 'is', null).limit(MOST_LINES).execute()).reverse()
  const before = await lastFirst.where('place', '<', first.place).limit(1).executeTakeFirst()
  const begins = !before || before.at < earlier(first.at, { minutes: 10 })
  return { text: newest.map(({ text }) => text).join('\n\n'), begins }
}

async function tellHost(context: Context, thread: Thread, unread: Unread): Promise<void> {
  const letters = lettersFor(context, thread)
  if (letters) return letters.toHost(context, thread, unread)
  const notice = wrote(await handleOf(context.db, thread, 'guest'), unread, paths.conversation(thread.id))
  const hosts = thread.hostId ? [thread.hostId] : await staff(context)
  for (const host of hosts) await context.notify(host, notice)
}

const staff = async ({ db }: Context) =>
  (await db.selectFrom('profile').select('accountId').where('type', '=', 'Staff').where('status', '=', 'active').execute()).map(
    ({ accountId }) => accountId,
  )

async function tellGuest(context: Context, thread: Thread, unread: Unread): Promise<void> {
  const { db, now, services, notify } = context
  const letters = lettersFor(context, thread)
  const from = await handleOf(db, thread, 'host')
  if (thread.guestId && !letters) {
    await notify(thread.guestId, wrote(from, unread, paths.conversation(thread.id)))
    return
  }
  if ((await wayToGuest(db, services, thread)) === 'page') {
    if (!(await letters?.toOrganisation(context, thread, unread))) await forgetTold(db, thread)
    return
  }
  const link = paths.relay(await newRelayKey(db, thread.id, now))
  await notify(addressOfGuest(thread), letters ? letters.guestNotice(thread, unread, link) : wroteToGuest(from, thread, unread, link))
}

/** Nothing went, so the next line is brought at once where they have said meanwhile how. */
async function forgetTold(db: Context['db'], { id }: Thread): Promise<void> {
  await db.updateTable('thread').set({ guestToldAt: null }).where('id', '=', id).execute()
}

const lettersFor = ({ extensions }: Context, thread: Thread) => (isAboutAnimal(thread) ? extensions(animalLetters)[0] : undefined)
