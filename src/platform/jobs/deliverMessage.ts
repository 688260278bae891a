import * as z from 'zod'
import { Undeliverable } from '#adapters/undeliverable.ts'
import type { Needs } from '#platform/server/needs.ts'
import { job } from './job.ts'
import type { Message } from './message.ts'

const onPaper = { id: z.string(), to: z.string(), subject: z.string(), text: z.string() }

/**
 * Hands one message to its carrier and writes down whether the carrier took it. A retry carries the same id, so the person gets it
 * once; what a carrier refuses for good is not tried again.
 */
export default job({
  name: 'deliverMessage',
  outside: true,
  seals: ['subject', 'text', 'html'],
  data: z.discriminatedUnion('channel', [
    z.object({ channel: z.literal('email'), ...onPaper, html: z.string() }),
    z.object({ channel: z.literal('sms'), id: z.string(), to: z.string(), text: z.string() }),
    z.object({ channel: z.literal('post'), ...onPaper }),
  ]),
  work: async ({ data, db, now, needs }) => {
    const delivered = await handOver(data, needs)
    await db
      .insertInto('delivery')
      .values({ messageId: data.id, delivered, at: now })
      .onConflict((same) => same.column('messageId').doNothing())
      .execute()
  },
})

/** True when the carrier took the message, false when it never will. Throws when another try may help. */
async function handOver(message: Message, needs: Needs): Promise<boolean> {
  try {
    await carry(message, needs)
    return true
  } catch (error) {
    if (error instanceof Undeliverable) return false
    throw error
  }
}

async function carry(message: Message, { email, sms, post }: Needs): Promise<void> {
  if (message.channel === 'email') return email.send(message)
  if (message.channel === 'sms') return sms.send(message)
  return post.send(message)
}
