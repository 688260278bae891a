import { escape } from '#platform/server/html.ts'
import type { Message } from './message.ts'

interface Letter {
  /** The same id is never sent twice. */
  id: string
  to: string
  subject: string
  /** The name of the person it goes to. */
  name: string
  paragraphs: string[]
  button?: { words: string; link: string }
  /** The word that the person chose, by which they know that a message is ours. */
  word: string | null
}

/** An e-mail in plain text and in HTML, with the same words in both. */
export function letter({ id, to, subject, name, paragraphs, button, word }: Letter): Message {
  const end = ['Updates to your details are free for ever. We never ask for a password or a payment by e-mail.']
  const sign = word ? [`Your word: ${word}`] : []
  const link = button ? [`${button.words}:\n${button.link}`] : []
  const text = [`Hello ${name},`, ...paragraphs, ...link, ...end, ...sign, 'Homeward'].join('\n\n')
  const html = page(subject, [
    `<p>Hello ${escape(name)},</p>`,
    ...paragraphs.map((words) => `<p>${escape(words)}</p>`),
    ...(button
      ? [
          `<p><a href="${escape(button.link)}" style="${BUTTON}">${escape(button.words)}</a></p>`,
          `<p style="${SMALL}">${escape(button.link)}</p>`,
        ]
      : []),
    `<p style="${SMALL}">${[...end, ...sign].map(escape).join('<br>')}</p>`,
  ])
  return { channel: 'email', id, to, subject, text, html }
}

/** What somebody gave as a reason, as a sentence of a letter. */
export const asSentence = (why: string) => `${why.slice(0, 1).toUpperCase()}${why.slice(1).replace(/\.$/, '')}.`

function page(title: string, parts: string[]): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escape(title)}</title></head><body style="${BODY}">
<div style="${SHEET}"><p style="${NAME}">Homeward</p>${parts.join('')}</div></body></html>`
}

const BODY = 'margin:0;padding:24px;background:#fffaf2;color:#26322d;font:16px/1.5 Figtree,system-ui,sans-serif'
const SHEET = 'max-width:560px;margin:auto;background:#ffffff;border:1px solid #e6e0d4;border-radius:16px;padding:24px'
const NAME = 'font:700 22px Fraunces,Georgia,serif;color:#0f6b56;margin:0 0 16px'
const BUTTON =
  'display:inline-block;background:#0f6b56;color:#ffffff;padding:12px 24px;border-radius:999px;text-decoration:none;font-weight:600'
const SMALL = 'font-size:14px;color:#5a6761;overflow-wrap:anywhere'
