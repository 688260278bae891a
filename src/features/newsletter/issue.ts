import { letter, withFooter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'
import type { TransactionServices } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'
import { readerToken } from './readers.ts'

interface Issue {
  id: string
  subject: string
  paragraphs: string[]
  link: string | null
}

/** An issue for one reader, with a button of their mail program to leave (RFC 8058). Its id is the same whenever it is made again. */
export function issueLetter(services: TransactionServices, issue: Issue, reader: { id: string; email: string }): Message {
  const { publicUrl } = services.config
  const token = readerToken(services, reader.id)
  const written = letter({
    id: `newsletter/${issue.id}/${reader.id}`,
    to: reader.email,
    name: 'there',
    word: null,
    // They have confirmed the address.
    proven: true,
    subject: issue.subject,
    paragraphs: issue.paragraphs,
    ...(issue.link && { button: { words: 'Read more', link: publicUrl + issue.link } }),
  })
  if (written.channel !== 'email') return written
  const footed = withFooter(written, [
    { words: 'Choose what we send you, or leave the newsletter', link: publicUrl + paths.newsletter(token) },
  ])
  return {
    ...footed,
    headers: {
      'List-Unsubscribe': `<${publicUrl}${paths.leaveNewsletter(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
