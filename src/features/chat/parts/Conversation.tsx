import { useState } from 'react'
import { Box, Stack } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { When } from '#ui/When.tsx'
import type { ConversationShown, Writer } from '../kit/points.ts'
import type { Live } from '../kit/useLive.ts'
import classes from './Conversation.module.css'
import { MessageForm } from './MessageForm.tsx'

interface ConversationProps {
  conversation: ConversationShown
  writer: Writer
  live: Live
  onSent: () => void
}

/** What both sides wrote to each other, newest last, and the field to write on. */
export function Conversation({ conversation, writer, live, onSent }: ConversationProps) {
  const { threadId, side, other, messages, blocked, endedAt } = conversation
  const [sent, setSent] = useState(0)
  return (
    <Rows gap="md">
      <div className={classes.log} role="log" aria-label="Messages" {...SCROLLED_BY_KEYS}>
        <Stack component="ol" gap="0.75rem">
          {messages.map((message) => (
            <li className={classes.message} key={message.id} data-mine={message.side === side || undefined}>
              <Box component="p" m={0} fz="sm" fw={700}>
                {message.side === side ? (message.by ?? 'You') : other.name}
              </Box>
              <Box component="p" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {message.text}
              </Box>
              {message.photoUrl && (
                <a href={message.photoUrl} target="_blank" rel="noreferrer">
                  <img
                    className={classes.photo}
                    src={message.photoUrl}
                    alt={`Sent by ${message.side === side ? (message.by ?? 'you') : other.inSentence}`}
                  />
                </a>
              )}
              <p className={classes.when}>
                <When at={message.at} />
                {message.side === side && (message.readAt ? ' · Read' : ' · Sent')}
              </p>
            </li>
          ))}
        </Stack>
      </div>
      <p className={classes.typing} aria-live="polite">
        {live.typingIn === threadId && `${other.name} is writing…`}
      </p>
      {!blocked && !endedAt && (
        <Scripted>
          <MessageForm
            key={sent}
            label={`Write to ${other.inSentence}`}
            writer={writer}
            quickReplies={messages.length < 3 ? quickReplies(conversation) : []}
            goesOn={sent > 0}
            onTyping={() => live.sayTyping(threadId)}
            onSent={() => {
              setSent(sent + 1)
              onSent()
            }}
          />
        </Scripted>
      )}
    </Rows>
  )
}

const SCROLLED_BY_KEYS = { tabIndex: 0 }

const quickReplies = ({ other, organisation }: ConversationShown) =>
  organisation && other.role === 'keeper' ? FROM_RESCUE : QUICK[other.role]

const FROM_RESCUE = ['It’s well, and safe with us.', 'When can you come to collect it?', 'Bring a document with your name on it.']

/** What people write most in such a conversation. They can change it before it goes. */
const QUICK: Record<ConversationShown['other']['role'], readonly string[]> = {
  finder: [
    'Thank you! I’m on my way. Where shall we meet?',
    'Thank you. Is it hurt?',
    'It isn’t my pet, but thank you for looking out for it.',
  ],
  organisation: ['Thank you. When can I come to collect it?', 'Thank you. How is it?', 'I’m giving it up. What do you need from me?'],
  keeper: ['It’s safe with me.', 'I’ve taken it to the nearest vet.', 'I can’t keep it. Who can collect it?'],
  implanter: ['When are you free?', 'Do you visit people at home?'],
  customer: ['Thank you. I’ll look into it.', 'Which day suits you?'],
  trainer: ['When is the next course?', 'I have a question about my training.'],
  student: ['Thank you. I’ll look into it.'],
  giver: ['Thank you for choosing me. Can I come and meet first?', 'Which day suits you?'],
  newKeeper: ['Would you like to come and meet first?', 'Which day suits you?'],
  breeder: ['Are there puppies or kittens now?', 'When can I come and see them with their mother?'],
  support: [],
}
