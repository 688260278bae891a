import type { Notice } from '#platform/jobs/notify.ts'
import { quoted } from '#platform/text/quoted.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { FREE_CHIPS, TOPIC_WORDS, type Topic } from './subjects.ts'

/** CONTACT-1: holds nothing that was typed, because the address may be anyone’s. */
export const weHaveIt = ({ topic, reference }: { topic: Topic; reference: string }): Notice => ({
  subject: `We’ve got your message: ${reference}`,
  paragraphs: [
    topic === FREE_CHIPS
      ? `You’ve asked us for free chips. Your reference is ${reference}. Our staff look at each request and answer by e-mail.`
      : `You’ve written to us about this: ${TOPIC_WORDS[topic]}. Your reference is ${reference}. Our staff will answer by e-mail.`,
    `If an animal is hurt or lost, don’t wait for our answer: call us on ${site.phone}.`,
    'If it wasn’t you, you don’t need to do anything.',
  ],
  button: { words: 'Read our answers to questions', link: paths.faq() },
  fixed: 'same',
})

/** CONTACT-1: tells our staff. */
export const newMessage = ({ topic, reference }: { topic: Topic; reference: string }): Notice => ({
  subject: `New message ${reference}: ${TOPIC_WORDS[topic]}`,
  paragraphs: [
    `Someone has written to us about this: ${TOPIC_WORDS[topic]}. The reference is ${reference}.`,
    'Run list-contact-messages on the command line to read it, and answer-contact-message to answer.',
  ],
})

/** CONTACT-2 */
export const weAnswer = ({ reference, answer }: { reference: string; answer: string }): Notice => ({
  subject: `Our answer to your message ${reference}`,
  paragraphs: [
    `You wrote to us, and your reference is ${reference}. Our answer:`,
    ...quoted(answer),
    'If that doesn’t help, write to us again and give the reference.',
  ],
  button: { words: 'Write to us again', link: paths.contactUs },
  fixed: 'same',
})
