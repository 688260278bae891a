import { newId } from '#platform/database/id.ts'
import { letter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'
import { whenText } from '#ui/whentext.ts'

interface To {
  email: string
  name: string
  antiPhishingWord: string | null
}

export const registrationsExpire = (
  { email, name, antiPhishingWord }: To,
  { left, expiresAt }: { left: number; expiresAt: Date },
  link: string,
): Message =>
  letter({
    id: newId(),
    to: email,
    name,
    word: antiPhishingWord,
    subject: left === 1 ? 'A free registration of yours ends soon' : `${left} free registrations of yours end soon`,
    paragraphs: [
      `${left === 1 ? 'It was a present, and can be used' : 'They were a present, and can be used'} until ${whenText(expiresAt, 'day')}.`,
      'Registrations that you paid for never end.',
    ],
    button: { words: 'See your registrations', link },
  })
