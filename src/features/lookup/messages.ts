import type { Addressee, Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { Keeper } from './queries.ts'

/** A keeper by one way: by e-mail, or by text message where they want no e-mail. */
export const byOneWay = (keeper: Keeper): Addressee =>
  keeper.mobile && !keeper.alertByEmail ? { email: null, mobile: keeper.mobile } : { ...keeper, mobile: null }

/** Tells a keeper that their pet was looked up. */
export const lookedUp = (petName: string, at: Date): Notice => ({
  kind: 'urgent',
  subject: `Someone looked up ${petName}’s microchip`,
  paragraphs: [
    `Someone looked up ${petName}’s microchip on ${LONDON.format(at)}. They were told only that it is registered here.`,
    'That may have been your vet. If your pet is not with you, someone may have found it. Keep your phone close: they can send you a message through us.',
  ],
  button: { words: 'See the lookups of your pets', link: paths.lookups },
  text: `${site.name}: Someone looked up ${petName}’s microchip. If your pet is not with you, see`,
  fixed: {
    subject: 'Someone looked up the microchip of your pet',
    paragraphs: [`${REGISTERED} was looked up. If your pet is not with you, sign in to see more, and confirm this address.`],
    button: { words: 'See the lookups of your pets', link: paths.lookups },
    text: FIXED_TEXT,
  },
})

/** An address that its keeper has not confirmed may be somebody else’s: it gets no name and nothing that was typed. */
const REGISTERED = 'The microchip of a pet that is registered with this address'
const FIXED_TEXT = `${site.name}: ${REGISTERED.replace('address', 'number')} was looked up. Sign in to see more:`

/** Something that was said in a conversation. Where there is e-mail, only the line that `begins` it comes by text message too. */
export interface Said {
  threadId: string
  text: string
  petName: string
  begins: boolean
}

/** A keeper by every way that they want for what was said. */
export function byEveryWay({ alertBySms, alertByEmail, ...keeper }: Keeper, { begins }: Said): Addressee {
  const mobile = alertBySms ? keeper.mobile : null
  return { ...keeper, email: mobile && !alertByEmail ? null : keeper.email, mobile: begins || !alertByEmail ? mobile : null }
}

/** Brings a keeper what a finder wrote. `from` is the name that the finder gave, if any. */
export function finderWrote({ threadId, text: words, petName }: Said, from: string | null, lookupId: string): Notice {
  const button = { words: 'Read and answer', link: `${paths.lookups}?${new URLSearchParams({ lookup: lookupId })}` }
  return {
    kind: 'urgent',
    source: `thread/${threadId}`,
    subject: `A message about ${petName}`,
    paragraphs: [
      `Someone who looked up ${petName}’s microchip${from ? `, and gives the name ${from},` : ''} writes to you:`,
      ...quoted(words),
      'Answer through us: they do not see your name, address, e-mail or telephone number.',
    ],
    button,
    text: `${site.name}: A message about ${petName}: “${shortened(words)}” Answer at`,
    fixed: {
      subject: 'Someone wrote to you about your pet',
      paragraphs: [`${REGISTERED} was looked up, and the person left you a message. Sign in to read and answer it.`],
      button,
      text: FIXED_TEXT,
    },
  }
}

/**
 * Brings what a finder wrote to whom an animal was registered for, and who has not said yet that it is theirs: they may have no account,
 * so they get the words alone, and the implanter who registered it answers meanwhile.
 */
export const finderWroteToNamed = ({ threadId, text: words, petName }: Said): Notice => ({
  kind: 'urgent',
  source: `thread/${threadId}`,
  subject: `Someone has found ${petName}`,
  paragraphs: [
    `${petName} was registered for you, and you have not said yet whether it is yours. Someone who looked up its microchip writes:`,
    ...quoted(words),
    `The person who registered ${petName} for you has this message too, and can answer. Once you tell us ${petName} is yours, finders will reach you.`,
  ],
  button: { words: `Say whether ${petName} is yours`, link: paths.requests },
  text: `${site.name}: A finder of ${petName} writes: “${shortened(words)}” Is ${petName} yours? Say so at`,
  fixed: {
    subject: 'Someone wrote about a pet that may be yours',
    paragraphs: [`${REGISTERED} was looked up, and the person left a message. Sign in, tell us whether the pet is yours, and read it.`],
    button: { words: 'Say whether the pet is yours', link: paths.requests },
    text: FIXED_TEXT,
  },
})

/** How to reach a finder, who may have given no way but the conversation page. */
export interface Finder {
  id: string
  finderName: string | null
  finderEmail: string | null
  finderMobile: string | null
  /** The finder was signed in with this address confirmed. Any other is asked first, and gets none of this before it says yes. */
  finderProven: boolean
}

/** By e-mail, else by text message, else only on the page. */
export const finderOf = ({ finderEmail, finderMobile, finderName }: Finder): Addressee => ({
  email: finderEmail,
  mobile: finderEmail ? null : finderMobile,
  name: finderName,
})

const inConversation = ({ id, finderProven: proven }: Finder) => ({ kind: 'conversation' as const, source: `thread/${id}`, proven })

/** Sends a finder the link to the conversation. Holds nothing that the finder typed, because the address may be anybody's. */
export const keeperTold = (finder: Finder, link: string): Notice => ({
  ...inConversation(finder),
  subject: 'The keeper has been told',
  paragraphs: [
    'Thank you for helping an animal home. We have passed the message on to its keeper.',
    'We’ll send the answer to this address, and you can read it on the conversation page. Keep the link to yourself: anyone who has it can read and write there.',
  ],
  button: { words: 'Open the conversation', link },
  text: `${site.name}: The keeper has been told. Read the answer and write again at`,
})

/** Brings a finder what the keeper wrote. */
export const keeperWrote = (finder: Finder, { text: words, petName }: Pick<Said, 'text' | 'petName'>, link: string): Notice => ({
  ...inConversation(finder),
  subject: `The keeper of ${petName} has answered`,
  paragraphs: [`The keeper of ${petName} writes to you:`, ...quoted(words)],
  button: { words: 'Read and answer', link },
  text: `${site.name}: The keeper of ${petName}: “${shortened(words)}” Answer at`,
})

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
