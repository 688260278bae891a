import { Notice } from '#ui/Notice.tsx'
import type { Sending } from '../shapes.ts'

/** What has become of the details that a keeper had sent to another register. */
export function Sent({ sending: { petName, register, status } }: { sending: Sending }) {
  const { kind, title, text } = WORDS[status]
  return (
    <Notice kind={kind} title={title(petName, register)}>
      {text}
    </Notice>
  )
}

const WORDS: Record<Sending['status'], { kind: 'info' | 'success' | 'warning'; title: (pet: string, to: string) => string; text: string }> =
  {
    waiting: {
      kind: 'info',
      title: (pet, to) => `We’re sending ${pet}’s details to ${to}`,
      text: 'That often takes less than a minute. If it doesn’t answer, we try for three days and tell you.',
    },
    taken: {
      kind: 'success',
      title: (pet, to) => `${to} has taken ${pet}’s details`,
      text: 'Check your details there. Then choose above which record counts.',
    },
    refused: {
      kind: 'warning',
      title: (pet, to) => `${to} hasn’t taken ${pet}’s details`,
      text: 'It may have a record of this microchip already: ask them. Nothing has changed here.',
    },
    unanswered: {
      kind: 'warning',
      title: (pet, to) => `${to} hasn’t answered about ${pet}`,
      text: 'Ask them what to do, or send the details again. Nothing has changed here.',
    },
  }
