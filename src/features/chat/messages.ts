import type { Notice } from '#platform/jobs/notify.ts'
import { quoted } from '#platform/text/quoted.ts'
import { site } from '#src/site.ts'
import type { Unread } from './points.ts'
import type { Thread } from './queries.ts'
import type { Handle } from './shapes.ts'

/** Brings somebody what the other side of a conversation wrote. An address that nobody has confirmed gets only the way to it. */
export const wrote = ({ name }: Handle, { id, guestProven }: Thread, { text }: Unread, link: string): Notice => {
  const button = { words: 'Read and reply', link }
  return {
    source: `thread/${id}`,
    proven: guestProven,
    subject: `New message from ${name}`,
    paragraphs: [`${name} has sent you a message on ${site.name}:`, ...quoted(text)],
    button,
    fixed: {
      subject: `You have a new message on ${site.name}`,
      paragraphs: ['Someone has written to you. Open the conversation to read it and reply.'],
      button,
    },
  }
}
