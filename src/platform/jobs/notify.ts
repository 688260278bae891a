import { reachableEmail } from '#platform/contract/noemail.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { salutation } from '#platform/text/salutation.ts'
import { site } from '#src/site.ts'
import { letter } from './letter.ts'
import type { Asks, Kind, Message } from './message.ts'
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
  /** What an address is asked before it gets a conversation; without it, about a pet that was found. */
  asks?: Asks
  /** What a letter on paper says instead, to those whom nothing else reaches: it names no page of ours. With it they get one, whatever the kind. */
  onPaper?: string[]
  /** What an address gets that nobody has confirmed; without it, such an address gets nothing. */
  fixed?: Words | 'same'
}

/** How somebody is reached who may have no account. */
export interface Addressee {
  email: string | null
  mobile?: string | null
  name?: string | null
  antiPhishingWord?: string | null
  /** Where they live, for those whom only paper reaches. */
  line1?: string | null
  line2?: string | null
  town?: string | null
  county?: string | null
  postcode?: string | null
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
  const messages = person.status === 'closed' ? [] : messagesTo(person, notice, publicUrl)
  for (const message of messages) await send(message)
  return messages.map(({ id }) => id)
}

const accountOf = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['email', 'mobile', 'name', 'antiPhishingWord', 'status', 'line1', 'line2', 'town', 'county', 'postcode'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

function messagesTo({ email, ...person }: Addressee, notice: Notice, publicUrl: string): Message[] {
  const reached = { ...person, email: email && reachableEmail(email) }
  if (!reached.email && !(reached.mobile && notice.text)) return onPaper(person, notice)
  // Who has an account without an e-mail address can’t sign in to what the link leads to.
  const last = email && !reached.email && notice.button ? `Or call ${site.phone}.` : undefined
  return [...lettersTo(reached, notice, publicUrl), ...textsTo(reached, notice, { publicUrl, last })]
}

/** Who has no e-mail, and gets no text message of this, is written to about what can't wait until they ring us. */
function onPaper(
  { name, line1, line2, town, county, postcode }: Omit<Addressee, 'email'>,
  { kind, subject, paragraphs, onPaper: instead }: Notice,
): Message[] {
  if (!name || !line1 || (!instead && kind !== 'needed' && kind !== 'urgent')) return []
  const to = [name, line1, line2, town, county, postcode].filter(Boolean).join('\n')
  return [
    {
      channel: 'post',
      kind: 'needed',
      id: newId(),
      to,
      subject,
      text: [`Dear ${salutation(name)},`, ...(instead ?? paragraphs), `Call us on ${site.phone} if you’d like us to help.`, site.name].join(
        '\n\n',
      ),
    },
  ]
}

function lettersTo(
  { email, name, antiPhishingWord }: Addressee,
  { text: _short, onPaper: _instead, fixed, ...notice }: Notice,
  publicUrl: string,
): Message[] {
  if (!email) return []
  const own = fixed === 'same' ? fixed : fixed && linked(fixed, publicUrl)
  const to = { id: newId(), to: email, name: name ?? 'there', word: antiPhishingWord ?? null }
  return [letter({ ...to, ...linked(notice, publicUrl), ...(own && { fixed: own }) })]
}

function textsTo(
  { mobile }: Addressee,
  { text, button, map, kind, source, proven, fixed }: Notice,
  { publicUrl, last }: { publicUrl: string; last: string | undefined },
): Message[] {
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
      ...(last && { last }),
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
