import { awayWords } from '#features/accounts/awayWords.ts'
import type { Away } from '#features/accounts/shapes.ts'
import type { Asks } from '#platform/jobs/message.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { quoted } from '#platform/text/quoted.ts'
import { site } from '#src/site.ts'
import type { Unread } from './points.ts'
import type { Thread } from './queries.ts'
import type { Handle } from './shapes.ts'

/** Brings somebody with an account what the other side of a conversation wrote. An address that nobody has confirmed gets only the way to it. */
export const wrote = ({ name }: Handle, { text }: Unread, link: string): Notice => {
  const button = { words: 'Read and reply', link }
  return {
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

/** The same for a guest without an account, who gets it only at an address that wants it. */
export const wroteToGuest = (from: Handle, { id, guestProven: proven }: Thread, unread: Unread, link: string): Notice => ({
  ...wrote(from, unread, link),
  asks: youWroteTo(from.inSentence),
  kind: 'conversation',
  source: `thread/${id}`,
  proven,
})

/** Sends a guest the way back to what they asked us. */
export const weHaveIt = (thread: Thread, link: string): Notice =>
  wayBack(thread, link, {
    subject: 'We’ve got your message',
    asks: youWroteTo('us'),
    words: 'Thank you for writing to us. We’ll send our reply to this address, and you can read it on the conversation page.',
  })

/** The same to a guest who wrote to somebody who is listed. */
export const passedOn = (thread: Thread, link: string, { name, inSentence }: Handle, away: Away | null): Notice =>
  wayBack(thread, link, {
    subject: `We’ve passed on your message to ${inSentence}`,
    asks: youWroteTo(inSentence),
    words: `${name} can’t see your address. We’ll send their reply here, and you can read it on the conversation page.`,
    away: away && awayWords(away),
  })

/** What the address is asked first: whoever typed it may have been somebody else. */
const youWroteTo = (name: string): Asks => ({
  why: `You wrote to ${name} on ${site.name}, the pet microchip register, and gave this address for the reply.`,
  sends: name === 'us' ? 'our reply' : `${name}’s replies`,
})

interface WayBack {
  asks: Asks
  subject: string
  words: string
  /** That whoever it went to is away. */
  away?: string | null
}

const wayBack = ({ id, guestProven }: Thread, link: string, { subject, words, away, asks }: WayBack): Notice => ({
  kind: 'conversation',
  source: `thread/${id}`,
  proven: guestProven,
  asks,
  subject,
  paragraphs: [words, ...(away ? [away] : []), 'Keep the link to yourself: anyone who has it can read and write there.'],
  button: { words: 'Open the conversation', link },
})
