import { awayWords } from '#features/accounts/awayWords.ts'
import type { Thread } from '#features/chat/queries.ts'
import type { Addressee, Notice } from '#platform/jobs/notify.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { quoted, shortened } from '#platform/text/quoted.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { byWaysOn, KEEP_LINK } from './byWaysOn.ts'
import type { ShownHolder } from './holder.ts'
import type { Keeper } from './queries.ts'
import type { Gone } from './shapes.ts'

/** Tells a keeper that their pet was looked up. */
export const lookedUp = (petName: string, at: Date): Notice => ({
  kind: 'urgent',
  subject: `Someone looked up ${petName}’s microchip`,
  paragraphs: [
    `Someone looked up ${petName}’s microchip on ${LONDON.format(at)}. They were only told that it’s registered here.`,
    'It may have been your vet. If your pet isn’t with you, someone may have found it. Keep your phone close: they can send you a message through us.',
  ],
  button: { words: 'See lookups of your pets', link: paths.lookups },
  text: `${site.name}: Someone looked up ${petName}’s microchip. If your pet isn’t with you, see`,
  ...fixedLookedUp(),
})

/** To the implanter who registered an animal that no keeper has confirmed yet. */
export const lookedUpUnconfirmed = (petName: string, at: Date): Notice => ({
  ...lookedUp(petName, at),
  paragraphs: [
    `Someone looked up the microchip of ${petName}, an animal you chipped, on ${LONDON.format(at)}. They were told that it’s registered here and that its keeper hasn’t confirmed yet.`,
    'You don’t need to do anything: if they’ve found it and write to us, you’ll get their message, because you know who you registered it for. If the keeper is late to confirm, ask them again.',
  ],
  button: { words: 'See the animals you’ve chipped', link: paths.implanted },
  text: `${site.name}: Someone looked up the microchip of ${petName}, an animal you chipped. If they’ve found it, you’ll get their message. See`,
})

/** The same for a pet that its keeper looks for: by every way that they have switched on. */
export const lookedUpMissing = (petName: string, missing: Gone, at: Date): Notice => ({
  kind: 'urgent',
  subject: `Someone looked up ${petName}, who you’ve reported ${missing}`,
  paragraphs: [
    `Someone looked up ${petName}’s microchip on ${LONDON.format(at)}. They were told that you’ve reported ${petName} ${missing}, and asked to message you.`,
    'Keep your phone close. You don’t need to do anything else: we’ll send you what they write straight away.',
  ],
  button: { words: 'See lookups of your pets', link: paths.lookups },
  text: `${site.name}: Someone just looked up ${petName}, who you’ve reported ${missing}. They were asked to message you. See`,
  ...fixedLookedUp(),
})

/** A text message to the second contact of a keeper who hasn’t answered. It says nothing of the finder. */
export function keeperSilent({ contact, keeper, petName, missing }: Silent): Notice {
  const words = {
    subject: `Call ${keeper}`,
    paragraphs: [],
    text: `${site.name}: ${contact}, someone may have found ${petName}. ${keeper} has reported ${petName} ${missing}, and hasn’t answered our messages. Call ${keeper} now.`,
  }
  return { kind: 'urgent', ...words, fixed: words }
}

interface Silent {
  contact: string
  keeper: string
  petName: string
  missing: Gone
}

/** Tells a keeper which professional saw their record, and why. */
export const recordSeen = (petName: string, { organisation, reason, at, missing = null }: RecordSeen): Notice => ({
  kind: 'urgent',
  subject: missing
    ? `${organisation} looked up ${petName}, who you’ve reported ${missing}`
    : `${organisation} looked up ${petName}’s record`,
  paragraphs: [
    `On ${LONDON.format(at)}, ${organisation} looked up ${petName}’s microchip and saw your name, address, phone number and e-mail address, so they can reach you. Their reason: ${sentenceOf(reason)}.`,
    ...(missing
      ? [`They were told that you’ve reported ${petName} ${missing}. They may have it with them: keep your phone close, or call them.`]
      : []),
    `We’ve checked who they are, and we record every time they do this. ${missing ? '' : 'If your pet isn’t with you, keep your phone close. '}If this looks wrong, tell us.`,
  ],
  button: { words: 'See lookups of your pets', link: paths.lookups },
  text: missing
    ? `${site.name}: ${organisation} just looked up ${petName}, who you’ve reported ${missing}, and may have it. They can see how to reach you. See`
    : `${site.name}: ${organisation} looked up ${petName}’s record and can see how to reach you. Reason: ${sentenceOf(reason)}. See`,
  fixed: {
    subject: 'A professional looked up your pet’s record',
    paragraphs: [
      'A vet, rescue or authority looked up the record of a pet registered with this address. Sign in to see who, and confirm this address.',
    ],
    button: { words: 'See lookups of your pets', link: paths.lookups },
    text: FIXED_TEXT,
  },
})

interface RecordSeen {
  organisation: string
  reason: string
  at: Date
  /** What the keeper has reported, where the animal is looked for. */
  missing?: Gone | null
}

const sentenceOf = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1)

/** An address that its keeper has not confirmed may be somebody else’s: it gets no name and nothing that was typed. */
const REGISTERED = 'Someone looked up the microchip of a pet registered with this address'
const FIXED_TEXT = `${site.name}: ${REGISTERED.replace('address', 'number')}. Sign in to see more:`

const fixedLookedUp = (): Required<Pick<Notice, 'fixed'>> => ({
  fixed: {
    subject: 'Someone looked up your pet’s microchip',
    paragraphs: [`${REGISTERED}. If your pet isn’t with you, sign in to see more, and confirm this address.`],
    button: { words: 'See lookups of your pets', link: paths.lookups },
    text: FIXED_TEXT,
  },
})

/** Something that was said in a conversation. Where there is e-mail, only the line that `begins` it comes by text message too. */
export interface Said {
  threadId: string
  /** The way into the conversation that its keeper is sent, without signing in; null for whoever signs in to read it. */
  link: string | null
  text: string
  petName: string
  begins: boolean
  /** What the keeper has reported, where the animal is looked for. */
  missing: Gone | null
  /** Where the finder says that it is. */
  where: string | null
  map?: NonNullable<Notice['map']>
}

/** A keeper by every way that they want for what was said. */
export function byEveryWay(keeper: Keeper, { begins, missing }: Said): Addressee {
  const { alertBySms, alertByEmail, email } = keeper
  // Who is reached on paper only gets one letter about a conversation.
  const person = { ...byWaysOn(keeper), line1: begins ? keeper.line1 : null }
  if (missing) return person
  const mobile = alertBySms ? keeper.mobile : null
  return { ...person, email: mobile && !alertByEmail ? null : email, mobile: begins || !alertByEmail ? mobile : null }
}

/** How a conversation began. */
type Begun = Pick<Thread, 'guestName' | 'about'> & {
  /** The organisation that wrote, where our staff have verified it. */
  rescue?: { name: string; phone: string | null } | null
  /** HOLD-1 That organisation has taken the animal in, and says so. */
  isSafe?: boolean
}

const WHO: Partial<Record<Begun['about'], (petName: string) => string>> = {
  lookup: (petName) => `looked up ${petName}’s microchip`,
  sighting: (petName) => `told us they’ve seen ${petName}`,
  tag: (petName) => `scanned ${petName}’s tag`,
  found: (petName) => `found an animal that may be ${petName}`,
}

const whereLine = (where: string | null) => (where ? [`Where they say the animal is: ${where}`] : [])
const whereShort = (where: string | null) => (where ? ` Where: ${where}.` : '')

/** Our staff know who it is, so the keeper can ring them without doubt. */
const rescueWrote = ({ name, phone }: { name: string; phone: string | null }, did: string) =>
  `${name}, an organisation that we’ve checked, ${did} and has sent you a message.${phone ? ` Its phone number is ${phone}.` : ''}`

/** That the animal is safe is said only where an organisation that we've checked has taken it in. */
function subjectOf(petName: string, { missing, safeWith }: { missing: Gone | null; safeWith: { name: string } | null }): string {
  if (safeWith) return `${petName} is safe with ${safeWith.name}`
  return missing ? `Someone may have found ${petName}` : `A message about ${petName}`
}

/** Brings a keeper what a finder wrote. */
export function finderWrote(
  { threadId, link, text: words, petName, missing, where, map }: Said,
  { guestName: from, about, rescue = null, isSafe = false }: Begun,
): Notice {
  const did = isSafe ? `has ${petName}` : (WHO[about]?.(petName) ?? `wrote about ${petName}`)
  const subject = subjectOf(petName, { missing, safeWith: isSafe ? rescue : null })
  const page = paths.conversation(threadId)
  const button = link ? { words: 'Reply without signing in', link } : { words: 'Sign in to reply', link: page }
  return {
    kind: 'urgent',
    source: `thread/${threadId}`,
    subject,
    paragraphs: [
      rescue ? rescueWrote(rescue, did) : `Someone who ${did}${from ? ` and gave the name ${from}` : ''} has sent you a message:`,
      ...quoted(words),
      ...whereLine(where),
      'Reply through us: they won’t see your name, address, e-mail or phone number.',
      ...(link ? [KEEP_LINK] : []),
    ],
    button,
    ...(map && { map }),
    text: `${site.name}: ${subject}: “${shortened(words)}”${whereShort(where)} Reply at`,
    fixed: {
      subject: 'Someone sent you a message about your pet',
      paragraphs: [`${REGISTERED}, and left you a message. Sign in to read it and reply.`],
      button: { words: 'Read and reply', link: page },
      text: FIXED_TEXT,
    },
  }
}

/**
 * Brings what a finder wrote to whom an animal was registered for, and who has not said yet that it is theirs: they may have no account,
 * so they get the words alone, and the implanter who registered it answers meanwhile.
 */
export const finderWroteToNamed = ({
  threadId,
  text: words,
  petName,
  where,
  map,
}: Pick<Said, 'threadId' | 'text' | 'petName' | 'where' | 'map'>): Notice => ({
  kind: 'urgent',
  source: `thread/${threadId}`,
  subject: `Someone has found ${petName}`,
  paragraphs: [
    `${petName} was registered for you, but you haven’t told us yet if it’s yours. Someone who looked up its microchip has sent this message:`,
    ...quoted(words),
    ...whereLine(where),
    `The person who registered ${petName} for you has this message too, and can reply. Once you tell us ${petName} is yours, finders will reach you.`,
  ],
  button: { words: `Tell us if ${petName} is yours`, link: paths.requests },
  ...(map && { map }),
  text: `${site.name}: Someone who’s found ${petName} says: “${shortened(words)}”${whereShort(where)} Is ${petName} yours? Tell us at`,
  fixed: {
    subject: 'Someone sent a message about a pet that may be yours',
    paragraphs: [`${REGISTERED}, and left a message. Sign in, tell us if the pet is yours, and read it.`],
    button: { words: 'Tell us if the pet is yours', link: paths.requests },
    text: FIXED_TEXT,
  },
})

type Finder = Pick<Thread, 'id' | 'guestProven'>

const inConversation = ({ id, guestProven: proven }: Finder) => ({ kind: 'conversation' as const, source: `thread/${id}`, proven })

/** Sends a finder the link to the conversation. Holds nothing that the finder typed, because the address may be anybody's. */
export const keeperTold = (finder: Finder, link: string): Notice => ({
  ...inConversation(finder),
  subject: 'We’ve told the keeper',
  paragraphs: [
    'Thank you for helping an animal get home. We’ve passed your message on to its keeper.',
    'We’ll send their reply to this address, and you can read it on the conversation page. Keep the link to yourself: anyone who has it can read and write there.',
  ],
  button: { words: 'Open the conversation', link },
  text: `${site.name}: We’ve told the keeper. Read their reply and write again at`,
})

/** The same where the keeper has still to confirm the animal, so that its implanter reads it. */
export const registrarTold = (finder: Finder, link: string): Notice => ({
  ...keeperTold(finder, link),
  subject: 'We’ve told the implanter',
  paragraphs: [
    'Thank you for helping an animal get home. Its keeper hasn’t confirmed yet that it’s theirs, so we’ve passed your message on to the implanter who registered it. They know who it was registered for.',
    'We’ll send their reply to this address, and you can read it on the conversation page. Keep the link to yourself: anyone who has it can read and write there.',
  ],
  text: `${site.name}: We’ve told the implanter who registered the animal. Read their reply and write again at`,
})

/** The same where an implanter holds the chip. */
export const implanterTold = (finder: Finder, link: string, { shown, away }: ShownHolder): Notice => ({
  ...keeperTold(finder, link),
  subject: 'We’ve asked the implanter',
  paragraphs: [
    'Thank you for helping an animal get home. No one has registered its microchip yet, so we’ve passed your message on to the implanter who holds it.',
    ...(shown ? [`You can also call them: ${shown.name}, ${shownPhone(shown.phone)}.`] : []),
    ...(away ? [`The implanter is away. ${awayWords(away)}`] : []),
    'We’ll send their reply to this address, and you can read it on the conversation page. Keep the link to yourself: anyone who has it can read and write there.',
  ],
  text: `${site.name}: We’ve asked the implanter who holds the chip. Read their reply and write again at`,
})

/** Brings a finder what the keeper, or the implanter, wrote. */
export const keeperWrote = (finder: Finder, { text: words, from }: { text: string; from: string }, link: string): Notice => ({
  ...inConversation(finder),
  subject: `${from} has replied`,
  paragraphs: [`${from} has sent you a message:`, ...quoted(words)],
  button: { words: 'Read and reply', link },
  text: `${site.name}: ${from} says: “${shortened(words)}” Reply at`,
})

interface Answered {
  threadId: string
  text: string
  petName: string
  byText: boolean
}

/** Brings an organisation what the keeper wrote whose animal it looked up or has in. */
export function keeperAnswered({ threadId, text: words, petName, byText }: Answered): Notice {
  const subject = `${petName}’s keeper has answered`
  return {
    kind: 'urgent',
    source: `thread/${threadId}`,
    subject,
    paragraphs: [`${petName}’s keeper has sent you a message:`, ...quoted(words)],
    button: { words: 'Read and reply', link: paths.conversation(threadId) },
    ...(byText && { text: `${site.name}: ${subject}: “${shortened(words)}” Reply at` }),
  }
}

/** Brings an implanter what somebody wrote who looked up a chip that was issued to them, and that nobody has registered. */
export const finderAsks = ({ threadId, text: words, from, link, where, map }: Asks): Notice => ({
  kind: 'urgent',
  source: `thread/${threadId}`,
  subject: 'Someone has found an animal with a chip of yours',
  paragraphs: [
    `Someone${from ? ` who gave the name ${from}` : ''} looked up a microchip that we issued to you and that no one has registered. They wrote:`,
    ...quoted(words),
    ...whereLine(where),
    'If you’ve implanted it, register the animal for its keeper, and tell the finder. They won’t see your name, e-mail or phone number.',
    KEEP_LINK,
  ],
  button: { words: 'Reply without signing in', link },
  ...(map && { map }),
  text: `${site.name}: Someone has found an animal with a chip of yours: “${shortened(words)}”${whereShort(where)} Reply at`,
  fixed: {
    subject: 'Someone has found an animal with a chip of yours',
    paragraphs: ['Someone looked up a microchip that we issued to you, and left you a message. Sign in to read it and reply.'],
    button: { words: 'Read and reply', link: paths.conversation(threadId) },
    text: `${site.name}: Someone looked up a chip that we issued to you and left a message. Sign in to see more:`,
  },
})

interface Asks {
  threadId: string
  text: string
  from: string | null
  link: string
  where: string | null
  map?: NonNullable<Notice['map']>
}

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
