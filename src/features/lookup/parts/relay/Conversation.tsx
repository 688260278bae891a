import { useState } from 'react'
import type * as z from 'zod'
import { Box, Stack } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { When } from '#ui/When.tsx'
import type { RelayMessage } from '../../shapes.ts'
import classes from './Conversation.module.css'
import { MessageForm, type Writer } from './MessageForm.tsx'

type Message = z.output<typeof RelayMessage>

interface ConversationProps {
  side: Message['side']
  /** How the other side is called above its messages, "The keeper of Bella", and in a sentence, "the keeper of Bella". */
  other: { name: string; inSentence: string }
  messages: readonly Message[]
  writer: Writer
  onSent: () => void
}

/** What finder and keeper wrote to each other, newest last, and the field to write on. */
export function Conversation({ side, other, messages, writer, onSent }: ConversationProps) {
  const [sent, setSent] = useState(0)
  return (
    <Rows gap="md">
      <div role="log" aria-label="Messages">
        <Stack component="ol" gap="0.75rem">
          {messages.map((message) => (
            <li className={classes.message} key={message.id} data-mine={message.side === side || undefined}>
              <Box component="p" m={0} fz="sm" fw={700}>
                {message.side === side ? 'You' : other.name}
              </Box>
              <Box component="p" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {message.text}
              </Box>
              <p className={classes.when}>
                <When at={message.at} />
                {message.side === side && message.readAt && ' · Read'}
              </p>
            </li>
          ))}
        </Stack>
      </div>
      <Scripted>
        <MessageForm
          key={sent}
          label={`Write to ${other.inSentence}`}
          writer={writer}
          goesOn={sent > 0}
          onSent={() => {
            setSent(sent + 1)
            onSent()
          }}
        />
      </Scripted>
    </Rows>
  )
}
