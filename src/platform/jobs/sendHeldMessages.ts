import { sql } from 'kysely'
import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { paths } from '#src/paths.ts'
import { type JobContext, job } from './job.ts'
import { letter } from './letter.ts'
import type { Message } from './message.ts'
import { textMessage } from './text.ts'

/** A flood lasts a while; what is held back waits until it can be summed up in one message. */
const WAITS = { minutes: 30 }
const AT_A_TIME = 500
const SUBJECTS = 10

/** Sums up what was held back from an address, in one message, at most once an hour. */
export default job({
  name: 'sendHeldMessages',
  schedule: '*/10 * * * *',
  data: z.object({}),
  work: async (tools) => {
    for (const held of await heldBack(tools)) await tools.send(summary(held, tools.services.config.publicUrl))
  },
})

interface Held {
  channel: string
  to: string
  isConversation: boolean
  count: number
  subjects: string[]
}

/** Takes them off the pile in one statement, so that two processes never sum up the same. */
async function heldBack({ db, now }: Pick<JobContext<unknown>, 'db' | 'now'>): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with due as (
      select distinct held.hash, held.channel from dispatch as held
      where held.outcome = 'held' and held.at <= ${earlier(now, WAITS)}
        and not exists (select from dispatch as told where told.hash = held.hash and told.channel = held.channel
          and told.class = 'digest' and told.outcome = 'sent' and told.at > ${earlier(now, { hours: 1 })})
      limit ${AT_A_TIME}
    ), taken as (
      select message_id, held_for, subject, channel, class, hash, at from dispatch
      where outcome = 'held' and (hash, channel) in (select hash, channel from due)
      for update skip locked
    ), summed as (
      update dispatch set outcome = 'summed', held_for = null, subject = null
      from taken where dispatch.message_id = taken.message_id
    )
    select channel, max(held_for) as "to", class = 'conversation' as "isConversation", count(*) as count,
      array_agg(subject order by at) as subjects
    from taken group by hash, channel, class = 'conversation'`.execute(db)
  return rows
}

function summary({ channel, to, isConversation, count, subjects }: Held, publicUrl: string): Message {
  const more = count === 1 ? 'You have 1 more message' : `You have ${count} more messages`
  const where = isConversation ? 'Open the link in our last message about the pet to read everything.' : 'Sign in to read everything.'
  const link = isConversation ? undefined : publicUrl + paths.customerDashboard
  if (channel === 'sms') return textMessage({ to, kind: 'digest', words: `Homeward: ${more}. ${where}`, ...(link && { link }) })
  const named = [...new Set(subjects)].filter((subject) => subject !== '')
  const rest = named.length > SUBJECTS ? [`… and ${named.length - SUBJECTS} more.`] : []
  return letter({
    id: newId(),
    to,
    name: 'there',
    word: null,
    kind: 'digest',
    subject: more,
    paragraphs: [
      `${more}. To avoid flooding your inbox, we’ve listed ${count === 1 ? 'it' : 'them'} here:`,
      ...named.slice(0, SUBJECTS).map((subject) => `• ${subject}`),
      ...rest,
      where,
    ],
    ...(link && { button: { words: 'Open your account', link } }),
  })
}
