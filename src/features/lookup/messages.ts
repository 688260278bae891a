import { newId } from '#platform/database/id.ts'
import { letter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'
import { textMessage } from '#platform/jobs/text.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { Keeper } from './queries.ts'

export const relayLink = (publicUrl: string, relayKey: string) => publicUrl + paths.relay(relayKey)

/** Tells a keeper, in one way, that their pet was looked up: by e-mail, or by text message where they want no e-mail. */
export function lookedUp(keeper: Keeper, petName: string, at: Date, publicUrl: string): Message {
  const link = publicUrl + paths.lookups
  if (keeper.mobile && !keeper.alertByEmail) {
    return urgentText(keeper.mobile, `Somebody looked up ${petName}’s microchip. If your pet is not with you, see`, link)
  }
  return letter({
    ...toKeeper(keeper),
    kind: 'urgent',
    subject: `Somebody looked up ${petName}’s microchip`,
    paragraphs: [
      `Somebody looked up ${petName}’s microchip on ${LONDON.format(at)}. They were told only that it is registered here.`,
      'That may have been your vet. If your pet is not with you, somebody may have found it: keep your telephone near, for they can send you a message through us.',
    ],
    button: { words: 'See the lookups of your pets', link },
    fixed: {
      subject: 'Somebody looked up the microchip of your pet',
      paragraphs: [`${REGISTERED} was looked up. If your pet is not with you, sign in to see more, and confirm this address.`],
      button: { words: 'See the lookups of your pets', link },
    },
  })
}

/** An address that its keeper has not confirmed may be somebody else’s: it gets no name and nothing that was typed. */
const REGISTERED = 'The microchip of a pet that is registered with this address'

/** Something that was said in a conversation. Where there is e-mail, only the line that `begins` it comes by text message too. */
export interface Said {
  threadId: string
  text: string
  petName: string
  begins: boolean
}

/** Brings a keeper what a finder wrote, by every way that they want. `from` is the name that the finder gave, if any. */
export function finderWrote(
  keeper: Keeper,
  { threadId, text: words, petName, begins }: Said,
  from: string | null,
  publicUrl: string,
  lookupId: string,
): Message[] {
  const link = `${publicUrl}${paths.lookups}?${new URLSearchParams({ lookup: lookupId })}`
  const mobile = keeper.alertBySms ? keeper.mobile : null
  const source = `thread/${threadId}`
  const short = `A message about ${petName}: “${shortened(words)}” Answer at`
  const byText = mobile && (begins || !keeper.alertByEmail) ? [urgentText(mobile, short, link, source)] : []
  if (mobile && !keeper.alertByEmail) return byText
  const byLetter = letter({
    ...toKeeper(keeper),
    kind: 'urgent',
    source,
    subject: `A message about ${petName}`,
    paragraphs: [
      `Somebody who looked up ${petName}’s microchip${from ? `, and gives the name ${from},` : ''} writes to you:`,
      ...quoted(words),
      'Answer through us: they do not see your name, address, e-mail or telephone number.',
    ],
    button: { words: 'Read and answer', link },
    fixed: {
      subject: 'Somebody wrote to you about your pet',
      paragraphs: [`${REGISTERED} was looked up by somebody who left you a message. Sign in to read it and to answer.`],
      button: { words: 'Read and answer', link },
    },
  })
  return [...byText, byLetter]
}

/**
 * Brings what a finder wrote to whom an animal was registered for, and who has not said yet that it is theirs: they may have no account,
 * so they get the words alone, and the implanter who registered it answers meanwhile.
 */
export function finderWroteToNamed(
  { email, mobile }: { email: string | null; mobile: string | null },
  { threadId, text: words, petName, begins }: Said,
  publicUrl: string,
): Message[] {
  const link = publicUrl + paths.requests
  const source = `thread/${threadId}`
  const short = `A finder of ${petName} writes: “${shortened(words)}” Is ${petName} yours? Say so at`
  const byText = mobile && (begins || !email) ? [urgentText(mobile, short, link, source)] : []
  if (!email) return byText
  const byLetter = letter({
    ...toFinder(email, null),
    kind: 'urgent',
    source,
    subject: `Somebody has found ${petName}`,
    paragraphs: [
      `${petName} was registered for you, and you have not said yet whether it is yours. Somebody who looked up its microchip writes:`,
      ...quoted(words),
      `Whoever registered ${petName} for you has this message too, and can answer. Say that ${petName} is yours, and finders reach you.`,
    ],
    button: { words: `Say whether ${petName} is yours`, link },
    fixed: {
      subject: 'Somebody wrote about a pet that may be yours',
      paragraphs: [`${REGISTERED} was looked up by somebody who left a message. Sign in, say whether the pet is yours, and read it.`],
      button: { words: 'Say whether the pet is yours', link },
    },
  })
  return [...byText, byLetter]
}

/** How to reach a finder, who may have given no way but the conversation page. */
export interface Finder {
  id: string
  finderName: string | null
  finderEmail: string | null
  finderMobile: string | null
  /** The finder was signed in with this address confirmed. Any other is asked first, and gets none of this before it says yes. */
  finderProven: boolean
}

const toConversation = ({ id, finderProven: proven }: Finder) => ({ kind: 'conversation' as const, source: `thread/${id}`, proven })

/** Sends a finder the link to the conversation. Holds nothing that the finder typed, because the address may be anybody's. */
export function keeperTold(finder: Finder, link: string): Message[] {
  const { finderEmail, finderMobile } = finder
  if (finderEmail) {
    return [
      letter({
        ...toFinder(finderEmail, null),
        ...toConversation(finder),
        subject: 'The keeper has been told',
        paragraphs: [
          'Thank you for helping an animal home. We have passed the message on to its keeper.',
          'The answer comes to this address and stands on the conversation page. Keep the link to yourself: whoever has it can read and write there.',
        ],
        button: { words: 'Open the conversation', link },
      }),
    ]
  }
  return finderMobile ? [textToFinder(finder, finderMobile, 'The keeper has been told. Read the answer and write again at', link)] : []
}

/** Brings a finder what the keeper wrote: by e-mail, else by text message, else only on the page. */
export function keeperWrote(finder: Finder, { text: words, petName }: Pick<Said, 'text' | 'petName'>, link: string): Message[] {
  const { finderEmail, finderMobile, finderName } = finder
  if (finderEmail) {
    return [
      letter({
        ...toFinder(finderEmail, finderName),
        ...toConversation(finder),
        subject: `The keeper of ${petName} has answered`,
        paragraphs: [`The keeper of ${petName} writes to you:`, ...quoted(words)],
        button: { words: 'Read and answer', link },
      }),
    ]
  }
  return finderMobile ? [textToFinder(finder, finderMobile, `The keeper of ${petName}: “${shortened(words)}” Answer at`, link)] : []
}

function toKeeper({ email, name, antiPhishingWord }: Keeper) {
  return { id: newId(), to: email, name, word: antiPhishingWord }
}

function toFinder(email: string, name: string | null) {
  return { id: newId(), to: email, name: name ?? 'there', word: null }
}

function urgentText(to: string, words: string, link: string, source?: string): Message {
  const fixed = { words: `${site.name}: ${REGISTERED.replace('address', 'number')} was looked up. Sign in to see more:`, link }
  return textMessage({ to, words: `${site.name}: ${words}`, link, kind: 'urgent', source, fixed })
}

const textToFinder = (finder: Finder, to: string, words: string, link: string): Message =>
  textMessage({ to, words: `${site.name}: ${words}`, link, ...toConversation(finder) })

function quoted(words: string): string[] {
  return `“${words}”`.split('\n').filter((line) => line.trim() !== '')
}

/** A text message has room for a few sentences; the page has them all. */
function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ')
  return line.length <= 240 ? line : `${line.slice(0, 239).toWellFormed()}…`
}

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
