import { letter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'
import { newId } from '#platform/database/id.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { Keeper } from './queries.ts'

const lookupLink = (publicUrl: string, lookupId: string) => `${publicUrl}${paths.lookups}?${new URLSearchParams({ lookup: lookupId })}`
export const relayLink = (publicUrl: string, relayKey: string) => publicUrl + paths.relay(relayKey)

export function lookedUpLetter(keeper: Keeper, at: Date, publicUrl: string): Message {
  return letter({
    ...to(keeper),
    subject: `Somebody looked up ${keeper.petName}’s microchip`,
    paragraphs: [
      `Somebody looked up ${keeper.petName}’s microchip at ${LONDON.format(at)}. They were told only that it is registered here.`,
      'That may have been your vet. If your pet is not with you, somebody may have found it: keep your telephone near, for they can send you a message through us.',
    ],
    button: { words: 'See who is trying to reach you', link: publicUrl + paths.lookups },
  })
}

export function lookedUpText(keeper: Keeper, publicUrl: string): Message {
  return text(keeper.mobile, `Somebody looked up ${keeper.petName}’s microchip. If your pet is not with you, see ${publicUrl}${paths.lookups}`)
}

/** What is said in a conversation, and where it is read. */
interface Said {
  text: string
  petName: string
  link: string
}

/** `from` is the name that the finder gave, if any. */
export function finderWroteLetter(keeper: Keeper, said: Said, from: string | null): Message {
  return letter({
    ...to(keeper),
    subject: `A message about ${said.petName}`,
    paragraphs: [
      `Somebody who has looked up ${said.petName}’s microchip${from ? `, and gives the name ${from},` : ''} has left you a message:`,
      ...quoted(said.text),
      'Answer through us: they see neither your name nor your address, e-mail or telephone number.',
    ],
    button: { words: 'Read and answer', link: said.link },
  })
}

export function finderWroteText(keeper: Keeper, said: Said): Message {
  return text(keeper.mobile, `A message about ${said.petName}: “${shortened(said.text)}” Answer at ${said.link}`)
}

/** What is known of a finder. They may have given no way to reach them but the conversation page. */
export interface Finder {
  finderName: string | null
  finderEmail: string | null
  finderMobile: string | null
}

/** Nothing that the finder typed stands in it, because the address may be anybody's. */
export function keeperToldLetter(finder: Finder, link: string): Message {
  return letter({
    ...toFinder(finder),
    name: 'there',
    subject: 'The keeper has been told',
    paragraphs: [
      'Thank you for helping an animal home. We have passed your message to its keeper.',
      'The keeper’s answer comes to this address, and stands on your conversation page. Keep the link to yourself: whoever has it can read and write there.',
    ],
    button: { words: 'Open the conversation', link },
  })
}

export function keeperToldText(finder: Finder, link: string): Message {
  return text(finder.finderMobile, `We have told the keeper. Read the answer, and write again, at ${link}`)
}

export function keeperWroteLetter(finder: Finder, said: Omit<Said, 'link'>): Message {
  return letter({
    ...toFinder(finder),
    subject: `The keeper of ${said.petName} has answered`,
    paragraphs: [`The keeper of ${said.petName} has answered you:`, ...quoted(said.text), 'Write back on the page that we sent you the link to.'],
  })
}

export function keeperWroteText(finder: Finder, said: Omit<Said, 'link'>): Message {
  return text(finder.finderMobile, `The keeper of ${said.petName}: “${shortened(said.text)}” Write back with the link that we sent you.`)
}

function to({ email, name, antiPhishingWord }: Keeper) {
  return { id: newId(), to: email, name, word: antiPhishingWord }
}

function toFinder({ finderEmail, finderName }: Finder) {
  return { id: newId(), to: finderEmail ?? '', name: finderName ?? 'there', word: null }
}

function text(to: string | null, words: string): Message {
  return { channel: 'sms', id: newId(), to: to ?? '', text: `${site.name}: ${words}` }
}

const quoted = (words: string) => `“${words}”`.split('\n').filter((line) => line.trim() !== '')

/** A text message has room for a few sentences; the page has the rest. */
const shortened = (words: string) => {
  const line = words.replace(/\s+/g, ' ')
  return line.length <= 240 ? line : `${line.slice(0, 239).toWellFormed()}…`
}

const LONDON = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit', day: 'numeric', month: 'long' })
