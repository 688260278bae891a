import { Undeliverable } from '#adapters/undeliverable.ts'
import type { Services } from '#platform/server/services.ts'
import { decide } from './dispatch.ts'
import { job } from './job.ts'
import { Message, type ReadMessage } from './message.ts'
import { undelivered } from './points.ts'

/** When a message is tried again for which there was no room. */
const LATER_SECONDS = 20 * 60

/**
 * Hands one message to its carrier, if its address may have one more, and writes down whether the carrier took it. A retry carries the
 * same id, so the person gets it once; what a carrier refuses for good is not tried again.
 */
export default job({
  name: 'deliverMessage',
  outside: true,
  seals: ['subject', 'text', 'html', 'fixed'],
  data: Message,
  work: async ({ data, db, now, services, queue, extensions }) => {
    const message = await decide({ db, now, services }, data)
    if (message === 'later') return queue('deliverMessage', data, LATER_SECONDS)
    if (!message) return
    const delivered = await handOver(message, services)
    await db
      .insertInto('delivery')
      .values({ messageId: message.id, delivered, at: now })
      .onConflict((same) => same.column('messageId').doNothing())
      .execute()
    if (!delivered && message.channel !== 'post')
      for (const follow of extensions(undelivered)) await follow({ queue }, { channel: message.channel, address: message.to })
  },
})

/** True when the carrier took the message, false when it never will. Throws when another try may help. */
async function handOver(message: ReadMessage, services: Services): Promise<boolean> {
  try {
    await carry(message, services)
    return true
  } catch (error) {
    if (error instanceof Undeliverable) return false
    throw error
  }
}

async function carry(message: ReadMessage, { email, sms, post }: Services): Promise<void> {
  if (message.channel === 'email') {
    const { id, to, subject, text, html, headers } = message
    return email.send({ id, to, subject, text, html, ...(headers && { headers }) })
  }
  if (message.channel === 'sms') return sms.send({ id: message.id, to: message.to, text: message.text })
  return post.send(message)
}
