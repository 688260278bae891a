import * as z from 'zod'

/**
 * Why a message is sent. Each kind has its own allowance for each address, so that a flood of one leaves room for the others.
 * `usual`: news of an account, an offer. `urgent`: somebody found your pet. `needed`: what the law asks for, and what keeps an account
 * safe; it may come later and is never dropped. `code`: a link or code that somebody asked for. `conversation`: what a keeper answers a
 * finder. `digest`: what was held back, in one message.
 */
export const KINDS = ['usual', 'urgent', 'needed', 'code', 'conversation', 'digest'] as const
export type Kind = (typeof KINDS)[number]

/** Those that overtake others where many wait: after a file of 300 animals, a finder's message goes first. */
export const priorityOf = ({ kind = 'usual' }: { kind?: Kind | undefined }): number => PRIORITY[kind]
const PRIORITY: Record<Kind, number> = { urgent: 4, code: 3, needed: 2, conversation: 1, usual: 0, digest: 0 }

const routing = {
  /** The same id is never sent twice. */
  id: z.string(),
  to: z.string(),
  kind: z.enum(KINDS).default('usual'),
  /** Who or what causes it (`thread/<id>`): one source gets only a part of what an address may be sent. */
  source: z.string().optional(),
}

const asLetter = { ...routing, subject: z.string(), text: z.string() }

const Asks = z.object({
  /** Why we have the address. */
  why: z.string(),
  /** What follows a yes: "your reply from Hollow Farm". */
  sends: z.string(),
})
export type Asks = z.output<typeof Asks>

const Email = z.object({
  channel: z.literal('email'),
  ...asLetter,
  html: z.string(),
  /** Shown to be theirs where this message was caused: a finder was signed in with it confirmed, or an account has just left it. */
  proven: z.boolean().optional(),
  /** Our own fixed words, for an address that nobody has confirmed. Without them, such an address is sent nothing. */
  fixed: z.object({ subject: z.string(), text: z.string(), html: z.string() }).optional(),
  /** What somebody who has no account is asked first, where it isn’t about a pet that was found. */
  asks: Asks.optional(),
  headers: z.record(z.string(), z.string()).optional(),
})

const Sms = z.object({
  channel: z.literal('sms'),
  ...routing,
  text: z.string(),
  proven: z.boolean().optional(),
  fixed: z.object({ text: z.string() }).optional(),
})

/** One message to one person; `post` is a letter on paper, its lines the address. */
export const Message = z.discriminatedUnion('channel', [Email, Sms, z.object({ channel: z.literal('post'), ...asLetter })])
export type Message = z.input<typeof Message>
/** The same with its kind filled in, as the job that delivers it reads it. */
export type ReadMessage = z.output<typeof Message>
export type Channel = Message['channel']
