import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { letter } from './letter.ts'
import type { Kind, Message } from './message.ts'
import { textMessage } from './text.ts'

interface Words {
  subject: string
  paragraphs: string[]
  /** `link`: a path of this site. */
  button?: { words: string; link: string }
  /** A place on a map, where one is told: the only link to another site, and made by us. */
  map?: { words: string; link: string }
  /** The same in the length of a text message, which ends with the link; without it, nobody is sent one. */
  text?: string
}

/** One thing to tell one person: what a template makes of its data. */
export interface Notice extends Words {
  kind?: Kind
  source?: string
  proven?: boolean
  /** What an address gets that nobody has confirmed; without it, such an address gets nothing. */
  fixed?: Words | 'same'
}

/** How somebody is reached who may have no account. */
export interface Addressee {
  email: string | null
  mobile?: string | null
  name?: string | null
  antiPhishingWord?: string | null
  /** Of the account, where there is one. */
  status?: string
}

/** The id of an account, or the way to somebody. */
export type Recipient = string | Addressee

interface Tools {
  db: Db
  publicUrl: string
  send: (message: Message) => Promise<void>
}

/**
 * Tells somebody something: by e-mail, by text message, or by both, as far as they can be reached so and the notice has words for it. A
 * closed account is told nothing. Returns the ids of the messages.
 */
export async function notify({ db, publicUrl, send }: Tools, to: Recipient, notice: Notice): Promise<string[]> {
  const person = typeof to === 'string' ? await accountOf(db, to) : to
  const messages = person.status === 'closed' ? [] : [...lettersTo(person, notice, publicUrl), ...textsTo(person, notice, publicUrl)]
  for (const message of messages) await send(message)
  return messages.map(({ id }) => id)
}

const accountOf = (db: Db, id: string) =>
  db.selectFrom('account').select(['email', 'mobile', 'name', 'antiPhishingWord', 'status']).where('id', '=', id).executeTakeFirstOrThrow()

function lettersTo({ email, name, antiPhishingWord }: Addressee, { text: _short, fixed, ...notice }: Notice, publicUrl: string): Message[] {
  if (!email) return []
  const own = fixed === 'same' ? fixed : fixed && linked(fixed, publicUrl)
  const to = { id: newId(), to: email, name: name ?? 'there', word: antiPhishingWord ?? null }
  return [letter({ ...to, ...linked(notice, publicUrl), ...(own && { fixed: own }) })]
}

function textsTo({ mobile }: Addressee, { text, button, map, kind, source, proven, fixed }: Notice, publicUrl: string): Message[] {
  if (!mobile || !text) return []
  const end = button && { link: publicUrl + button.link }
  const own =
    typeof fixed === 'object' && fixed.text
      ? { words: fixed.text, ...(fixed.button ? { link: publicUrl + fixed.button.link } : end) }
      : undefined
  return [
    textMessage({
      to: mobile,
      words: text,
      ...end,
      ...(map && { map }),
      ...(kind && { kind }),
      source,
      ...(proven && { proven }),
      fixed: own,
    }),
  ]
}

function linked<Say extends Words>({ button, ...words }: Say, publicUrl: string) {
  return { ...words, ...(button && { button: { words: button.words, link: publicUrl + button.link } }) }
}
