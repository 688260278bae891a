import * as z from 'zod'
import { CaptchaSolution } from '#features/accounts/shapes.ts'
import { call } from '#platform/contract/call.ts'
import { PersonName } from '#platform/contract/contacts.ts'
import { Email, Id, Moment, OptionalProse, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { ChatMessage, Conversation, ConversationEntry, Handle, MessageText, SAFETY } from './shapes.ts'

/** Whose conversation: one of those of somebody who is signed in, or that of the link a guest has. */
const WHICH = { threadId: Id.optional(), relayKey: z.string().min(1).max(100).optional() }

const linkUnknown = [404, 'We can’t find this conversation. If you found a pet, look up its chip again to leave a new message.'] as const

export const conversations = call('conversations', {
  method: 'GET',
  summary: 'Your conversations, the newest first, and the ones that have ended last.',
  who: 'signed-in',
  input: z.strictObject({ ...paging('-lastAt', 'lastAt') }),
  output: pageOf(ConversationEntry).extend({ unread: z.int() }),
  says: 'Your messages',
  refuses: {},
})

export const unreadMessages = call('unreadMessages', {
  method: 'GET',
  summary: 'How many messages you haven’t read.',
  who: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ unread: z.int() }),
  says: 'Unread messages',
  refuses: {},
})

export const conversation = call('conversation', {
  method: 'GET',
  summary: 'One conversation: yours by its id when you’re signed in, or by the key in the link we sent you.',
  who: 'anyone',
  input: z.strictObject(WHICH),
  output: Conversation,
  says: 'The conversation',
  refuses: { linkUnknown },
  limit: { times: 60, seconds: 60 },
})

export const chatPartners = call('chatPartners', {
  method: 'GET',
  summary:
    'Who you can begin a conversation with: us, the implanters who chipped your pets or will, their customers, and for students the trainers.',
  who: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ items: z.array(z.object({ accountId: Id, name: z.string(), role: z.enum(['implanter', 'trainer', 'customer']) })) }),
  says: 'People you can write to',
  refuses: {},
})

export const startConversation = call('startConversation', {
  flag: 'chat',
  method: 'POST',
  summary:
    'Begin a conversation with our support team, an implanter, a trainer or a listed breeder. Without an account you can write to us and to breeders.',
  who: 'anyone',
  input: z.strictObject({
    /** An account of chatPartners; without it, our support team. */
    accountId: Id.optional(),
    /** In place of it, a breeder of searchBreeders. */
    listedId: Id.optional(),
    text: MessageText,
    name: PersonName.optional(),
    email: Email.optional(),
    captcha: CaptchaSolution.default(''),
  }),
  output: z.object({ threadId: Id, relayKey: z.string().nullable() }),
  says: 'Message sent',
  refuses: {
    noSuchPartner: [404, 'We can’t find this person among those you can write to'],
    noSuchListed: [404, 'You can’t write to this breeder here. They’ve probably stopped being listed.'],
    emailNeeded: [400, 'Enter your e-mail address, so we can tell you when there’s a reply'],
    captchaFailed: [400, 'Tick the box to show you’re a person, then try again'],
  },
  limit: { times: 10, seconds: 3600 },
})

export const sendMessage = call('sendMessage', {
  method: 'POST',
  vital: true,
  summary: 'Write in a conversation of yours, or in the one your link leads to.',
  who: 'anyone',
  input: z.strictObject({
    ...WHICH,
    text: MessageText,
    /** Chosen by you: sent again with the same key, a message isn’t written twice. */
    sendKey: z.uuid().optional(),
    /** Of uploadFoundPhoto. */
    photoId: Id.optional(),
  }),
  output: ChatMessage,
  says: 'Sent',
  refuses: {
    linkUnknown,
    blocked: [409, 'Your message wasn’t sent because this conversation is blocked'],
    ended: [409, 'This conversation has ended. Open it again to write.'],
    stopped: [409, 'Our staff have ended this conversation, so no one can write here'],
    noSuchPhoto: [400, 'Upload the photo again'],
  },
  limit: { times: 60, seconds: 600 },
})

export const conversationSafety = call('conversationSafety', {
  method: 'POST',
  summary: 'Block a conversation, report it to our staff or end it, or undo any of these.',
  who: 'anyone',
  input: z.strictObject({
    ...WHICH,
    action: asking('Choose what to do', z.enum(['block', 'unblock', 'report', 'withdrawReport', 'end', 'reopen'])),
    why: OptionalProse(1000).default(''),
  }),
  output: z.object({ ...SAFETY, endedAt: Moment.nullable() }),
  says: 'Saved',
  refuses: {
    linkUnknown,
    whyNeeded: [400, 'Tell us what’s wrong'],
    stopped: [409, 'Our staff have ended this conversation, so it can’t be opened again'],
  },
  limit: { times: 30, seconds: 600 },
})

export const chatParticipantDetail = call('chatParticipantDetail', {
  method: 'GET',
  summary: 'Who is on the other side of a conversation, as far as they show themselves, and whether they’re there now.',
  who: 'anyone',
  input: z.strictObject(WHICH),
  output: Handle.extend({ online: z.boolean() }),
  says: 'The other person',
  refuses: { linkUnknown },
  limit: { times: 60, seconds: 60 },
})
