import { newId } from '#platform/database/id.ts'
import { letter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { Keeper } from './queries.ts'

export const relayLink = (publicUrl: string, relayKey: string) => publicUrl + paths.relay(relayKey)

/** Tells a keeper, in one way, that their pet was looked up: by e-mail, or by text message where they want no e-mail. */
export function lookedUp(keeper: Keeper, petName: string, at: Date, publicUrl: string): Message {
  const link = publicUrl + paths.lookups
  if (keeper.mobile && !keeper.alertByEmail) {
    return text(keeper.mobile, `Somebody looked up ${petName}’s microchip. If your pet is not with you, see ${link}`)
  }
  return letter({
    ...toKeeper(keeper),
    subject: `Somebody looked up ${petName}’s microchip`,
    paragraphs: [
      `Somebody looked up ${petName}’s microchip on ${LONDON.format(at)}. They were told only that it is registered here.`,
      'That may have been your vet. If your pet is not with you, somebody may have found it: keep your telephone near, for they can send you a message through us.',
    ],
    button: { words: 'See the lookups of your pets', link },
  })
}

/** Something that was said in a conversation. Where there is e-mail, only the line that `begins` it comes by text message too. */
export interface Said {
  text: string
  petName: string
  begins: boolean
}

/** Brings a keeper what a finder wrote, by every way that they want. `from` is the name that the finder gave, if any. */
export function finderWrote(
  keeper: Keeper,
  { text: words, petName, begins }: Said,
  from: string | null,
  publicUrl: string,
  lookupId: string,
): Message[] {
  const link = `${publicUrl}${paths.lookups}?${new URLSearchParams({ lookup: lookupId })}`
  const mobile = keeper.alertBySms ? keeper.mobile : null
  const byText =
    mobile && (begins || !keeper.alertByEmail) ? [text(mobile, `A message about ${petName}: “${shortened(words)}” Answer at ${link}`)] : []
  if (mobile && !keeper.alertByEmail) return byText
  const byLetter = letter({
    ...toKeeper(keeper),
    subject: `A message about ${petName}`,
    paragraphs: [
      `Somebody who looked up ${petName}’s microchip${from ? `, and gives the name ${from},` : ''} writes to you:`,
      ...quoted(words),
      'Answer through us: they do not see your name, address, e-mail or telephone number.',
    ],
    button: { words: 'Read and answer', link },
  })
  return [...byText, byLetter]
}

/**
 * Brings what a finder wrote to whom an animal was registered for, and who has not said yet that it is theirs: they may have no account,
 * so they get the words alone, and the implanter who registered it answers meanwhile.
 */
export function finderWroteToNamed(
  { email, mobile }: { email: string | null; mobile: string | null },
  { text: words, petName, begins }: Said,
  publicUrl: string,
): Message[] {
  const link = publicUrl + paths.requests
  const byText =
    mobile && (begins || !email)
      ? [text(mobile, `A finder of ${petName} writes: “${shortened(words)}” Is ${petName} yours? Say so at ${link}`)]
      : []
  if (!email) return byText
  const byLetter = letter({
    ...toFinder(email, null),
    subject: `Somebody has found ${petName}`,
    paragraphs: [
      `${petName} was registered for you, and you have not said yet whether it is yours. Somebody who looked up its microchip writes:`,
      ...quoted(words),
      `Whoever registered ${petName} for you has this message too, and can answer. Say that ${petName} is yours, and finders reach you.`,
    ],
    button: { words: `Say whether ${petName} is yours`, link },
  })
  return [...byText, byLetter]
}

/** How to reach a finder, who may have given no way but the conversation page. */
export interface Finder {
  finderName: string | null
  finderEmail: string | null
  finderMobile: string | null
}

/** Sends a finder the link to the conversation. Holds nothing that the finder typed, because the address may be anybody's. */
export function keeperTold({ finderEmail, finderMobile }: Finder, link: string): Message[] {
  if (finderEmail) {
    return [
      letter({
        ...toFinder(finderEmail, null),
        subject: 'The keeper has been told',
        paragraphs: [
          'Thank you for helping an animal home. We have passed the message on to its keeper.',
          'The answer comes to this address and stands on the conversation page. Keep the link to yourself: whoever has it can read and write there.',
        ],
        button: { words: 'Open the conversation', link },
      }),
    ]
  }
  return finderMobile ? [text(finderMobile, `The keeper has been told. Read the answer and write again at ${link}`)] : []
}

/** Brings a finder what the keeper wrote: by e-mail, else by text message, else only on the page. */
export function keeperWrote(
  { finderEmail, finderMobile, finderName }: Finder,
  { text: words, petName }: Omit<Said, 'begins'>,
  link: string,
): Message[] {
  if (finderEmail) {
    return [
      letter({
        ...toFinder(finderEmail, finderName),
        subject: `The keeper of ${petName} has answered`,
        paragraphs: [`The keeper of ${petName} writes to you:`, ...quoted(words)],
        button: { words: 'Read and answer', link },
      }),
    ]
  }
  return finderMobile ? [text(finderMobile, `The keeper of ${petName}: “${shortened(words)}” Answer at ${link}`)] : []
}

function toKeeper({ email, name, antiPhishingWord }: Keeper) {
  return { id: newId(), to: email, name, word: antiPhishingWord }
}

function toFinder(email: string, name: string | null) {
  return { id: newId(), to: email, name: name ?? 'there', word: null }
}

function text(to: string, words: string): Message {
  return { channel: 'sms', id: newId(), to, text: `${site.name}: ${words}` }
}

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
