import { escape } from '#platform/server/html.ts'
import { salutation } from '#platform/text/salutation.ts'
import type { Asks, Kind, Message } from './message.ts'
import { unlinked } from './unlinked.ts'

interface Words {
  subject: string
  paragraphs: string[]
  button?: { words: string; link: string }
  map?: { words: string; link: string }
}

interface Letter extends Words {
  /** The same id is never sent twice. */
  id: string
  to: string
  /** The name of the person it goes to. */
  name: string
  /** The word that the person chose, by which they know that a message is ours. */
  word: string | null
  kind?: Kind
  source?: string | undefined
  proven?: boolean
  asks?: Asks
  /**
   * What an address gets that nobody has confirmed: our own words, or the same where no word of it was typed by anybody. Such an address
   * is called by no name, for a stranger may have typed that too.
   */
  fixed?: Words | 'same'
}

/** An e-mail in plain text and in HTML, with the same words in both. Nothing in it is a link but the button, and a place on a map. */
export function letter({ id, to, name, word, kind, source, proven, asks, fixed, ...words }: Letter): Message {
  const whole = written(words, `Hello ${salutation(name)},`, word)
  const routing = { ...(kind && { kind }), ...(source && { source }), ...(proven && { proven }), ...(asks && { asks }) }
  const own = fixed && written(fixed === 'same' ? words : fixed, 'Hello,', null)
  return { channel: 'email', id, to, ...routing, ...whole, ...(own && { fixed: own }) }
}

/** Where something may still be added at the end, once it is known to whom it goes. */
const END = '</div></body></html>'

/** A letter with lines below it in small print, each with a link of ours. */
export function withFooter<Mail extends { text: string; html: string }>(
  mail: Mail,
  lines: readonly { words: string; link: string }[],
): Mail {
  const text = [mail.text, ...lines.map(({ words, link }) => `${words}:\n${link}`)].join('\n\n')
  const html = lines.map(
    ({ words, link }) => `<p style="${SMALL}"><a href="${escape(link)}" style="color:#0f6b56">${escape(words)}</a></p>`,
  )
  return { ...mail, text, html: mail.html.replace(END, () => html.join('') + END) }
}

function written({ subject, paragraphs, button, map }: Words, greeting: string, word: string | null) {
  const end = ['Updating your details is always free. We never ask for a password, a card number or a code in an e-mail.']
  const sign = word ? [unlinked(`Your security word: ${word}`)] : []
  const said = [greeting, ...paragraphs].map(unlinked)
  const title = unlinked(subject)
  const press = button && { words: unlinked(button.words), link: button.link }
  const text = [
    ...said,
    ...(map ? [`${map.words}:\n${map.link}`] : []),
    ...(press ? [`${press.words}:\n${press.link}`] : []),
    ...end,
    ...sign,
    'Homeward',
  ].join('\n\n')
  const html = page(title, [
    ...said.map((words) => `<p>${escape(words)}</p>`),
    ...(map ? [`<p><a href="${escape(map.link)}" style="color:#0f6b56">${escape(map.words)}</a></p>`] : []),
    ...(press
      ? [
          `<p><a href="${escape(press.link)}" style="${BUTTON}">${escape(press.words)}</a></p>`,
          `<p style="${SMALL}">${escape(press.link)}</p>`,
        ]
      : []),
    `<p style="${SMALL}">${[...end, ...sign].map(escape).join('<br>')}</p>`,
  ])
  return { subject: title, text, html }
}

/** What somebody gave as a reason, as a sentence of a letter. */
export const asSentence = (why: string) => `${why.slice(0, 1).toUpperCase()}${why.slice(1).replace(/\.$/, '')}.`

function page(title: string, parts: string[]): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escape(title)}</title></head><body style="${BODY}">
<div style="${SHEET}"><p style="${NAME}">Homeward</p>${parts.join('')}${END}`
}

const BODY = 'margin:0;padding:24px;background:#fffaf2;color:#26322d;font:16px/1.5 Figtree,system-ui,sans-serif'
const SHEET = 'max-width:560px;margin:auto;background:#ffffff;border:1px solid #e6e0d4;border-radius:16px;padding:24px'
const NAME = 'font:700 22px Fraunces,Georgia,serif;color:#0f6b56;margin:0 0 16px'
const BUTTON =
  'display:inline-block;background:#0f6b56;color:#ffffff;padding:12px 24px;border-radius:999px;text-decoration:none;font-weight:600'
const SMALL = 'font-size:14px;color:#5a6761;overflow-wrap:anywhere'
