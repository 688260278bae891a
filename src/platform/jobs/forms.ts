import type { TransactionServices } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'
import { choiceToken, type Verification } from './addresses.ts'
import { letter, withFooter } from './letter.ts'
import type { Message, ReadMessage } from './message.ts'
import { textMessage } from './text.ts'

/** `whole`: as it was written. `fixed`: our own words alone. `question`: whether this address wants to hear from us at all. */
export type Form = 'whole' | 'fixed' | 'question'

interface For {
  hash: string
  verification: Verification
  services: TransactionServices
}

/** A message as one address gets it. Whoever has no account with the address can stop it with a link in the message. */
export function inForm(message: ReadMessage, form: string, at: For): ReadMessage {
  if (message.channel === 'post') return message
  if (form === 'question') return { ...question(message, at), kind: 'conversation' }
  const fixed = form === 'fixed' ? { ...message, ...message.fixed } : message
  const isHolders = at.verification.confirmed || message.proven
  return isHolders && message.kind !== 'conversation' ? fixed : stoppable(fixed, at)
}

const linkFor = ({ hash, services }: For) => services.config.publicUrl + paths.addressChoice(choiceToken(services, hash))

const STOP = 'Stop messages to this address'

/** With a way to stop, which a mail program shows as a button of its own (RFC 8058). */
function stoppable(message: ReadMessage, at: For): ReadMessage {
  const link = linkFor(at)
  if (message.channel === 'sms') return { ...message, text: `${message.text}\nStop texts: ${link}` }
  if (message.channel === 'post') return message
  return { ...withFooter(message, [{ words: STOP, link }]), headers: oneClick(at) }
}

function oneClick({ hash, services }: For) {
  const link = services.config.publicUrl + paths.stopAddress(choiceToken(services, hash))
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

const FOUND = {
  why: 'Someone gave us this address on Homeward, the pet microchip register, to hear from the keeper of a pet they found.',
  sends: 'the keeper’s replies',
}

/** The one message that an address gets before its reader has said yes. Nothing in it was typed by whoever gave the address. */
function question(message: ReadMessage, at: For): Message {
  const { id, channel, to } = message
  const link = linkFor(at)
  if (channel === 'sms') {
    const words =
      'Homeward: someone gave this number to hear from the keeper of a pet they found. If it was you, tell us here. If not, do nothing:'
    return { ...textMessage({ to, words, link }), id }
  }
  const { why, sends } = (message.channel === 'email' && message.asks) || FOUND
  const asks = letter({
    id,
    to,
    name: 'there',
    word: null,
    subject: 'Do you want to hear from us?',
    paragraphs: [
      why,
      `If it was you, say yes, and we’ll send you ${sends}.`,
      'If it wasn’t you, do nothing or tell us to stop. We won’t ask this address again for a year.',
    ],
    button: { words: 'Answer yes or no', link },
  })
  return asks.channel === 'email' ? { ...asks, headers: oneClick(at) } : asks
}
