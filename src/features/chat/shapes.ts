import * as z from 'zod'
import { Away } from '#features/accounts/shapes.ts'
import { Id, Moment, Prose } from '#platform/contract/shapes.ts'

/** The guest began the conversation; the host is the one it’s with. */
export const SIDES = ['guest', 'host'] as const
export type Side = (typeof SIDES)[number]

export const otherSide = (side: Side): Side => (side === 'host' ? 'guest' : 'host')

/** What conversations are about: an animal that somebody looked up, saw, found or whose tag they scanned; a chip that an implanter holds; chipping; training; our help; an animal that gets another home; puppies and kittens of a breeder who is listed. */
export const ABOUT = ['lookup', 'sighting', 'found', 'tag', 'issued', 'implanter', 'training', 'support', 'rehoming', 'breeder'] as const
export const About = z.enum(ABOUT)
export type About = z.output<typeof About>

const ROLES = [
  'keeper',
  'finder',
  'organisation',
  'implanter',
  'customer',
  'trainer',
  'student',
  'support',
  'giver',
  'newKeeper',
  'breeder',
] as const
/** How somebody in a conversation is called. It never holds more than they show to everyone, or said themselves. */
export const Handle = z.object({
  /** Above their messages: "Bella’s keeper". */
  name: z.string(),
  /** In a sentence: "the finder". */
  inSentence: z.string(),
  role: z.enum(ROLES),
})
export type Handle = z.output<typeof Handle>

export const MessageText = Prose(2000)

export const ChatMessage = z.object({
  id: Id,
  side: z.enum(SIDES),
  text: z.string(),
  photoUrl: z.string().nullable(),
  at: Moment,
  readAt: Moment.nullable(),
  /** Grows from message to message of one conversation. */
  place: z.int(),
  /** Of the reader’s own side: the colleague who wrote it; null where they wrote it themselves. */
  by: z.string().nullable(),
})
export type ChatMessage = z.output<typeof ChatMessage>

/** Where the finder says that the animal is, in words or on the map. */
export const SaidWhere = z.object({ words: z.string().nullable(), lat: z.number().nullable(), lng: z.number().nullable() })
export type SaidWhere = z.output<typeof SaidWhere>

/** What the asker has done about a conversation that goes wrong. */
export const SAFETY = { blocked: z.boolean(), reported: z.boolean() }

export const Conversation = z.object({
  threadId: Id,
  side: z.enum(SIDES),
  about: About,
  petId: Id.nullable(),
  petName: z.string().nullable(),
  species: z.string().nullable(),
  /** For the keeper: whether the animal is reported missing or stolen. */
  isLookedFor: z.boolean(),
  other: Handle,
  /** The organisation that wrote, where the guest is one that our staff have verified. */
  organisation: z.string().nullable(),
  /** That the other side is away, where they are and have said so. */
  away: Away.nullable(),
  /** For a breeder: whoever wrote hasn’t said yet that they want replies by e-mail. They read them on the page. */
  waitsForYes: z.boolean(),
  /** Null where the finder didn’t say, or it’s about no animal that was found. */
  where: SaidWhere.nullable(),
  startedAt: Moment,
  endedAt: Moment.nullable(),
  /** Our staff ended it, after a report: neither side can open it again. */
  stopped: z.boolean(),
  ...SAFETY,
  messages: z.array(ChatMessage),
})
export type Conversation = z.output<typeof Conversation>

/** One line of the list of conversations. */
export const ConversationEntry = z.object({
  threadId: Id,
  about: About,
  other: Handle,
  petName: z.string().nullable(),
  lastWords: z.string(),
  lastIsMine: z.boolean(),
  lastAt: Moment,
  unread: z.int(),
  ended: z.boolean(),
})
