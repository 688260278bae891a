import { isMapLink } from '#features/lookup/kit/maplink.ts'

interface Ways {
  hosts: readonly string[]
  emails: readonly string[]
  senders: readonly string[]
  phones: readonly string[]
}

type Sign =
  | 'foreignLink'
  | 'lookalikeLink'
  | 'foreignSender'
  | 'lookalikeSender'
  | 'expiry'
  | 'oneDatabase'
  | 'secret'
  | 'payment'
  | 'ransom'
  | 'deposit'
  | 'threat'
  | 'ourLink'
  | 'mapLink'
  | 'ourSender'
  | 'strangerAddress'
  | 'ourPhone'
  | 'foreignPhone'

/** What in a message says that it is or isn’t ours; `found` is the part that does. */
export interface Finding {
  sign: Sign
  found: string
}

/** notUs: something we never do or write from · couldBe: it looks like ours · unclear: there’s nothing to go by. */
export type Verdict = 'notUs' | 'couldBe' | 'unclear'

/** What would have to end, in the words of the trick; credits, subscriptions and verifications of ours do. */
const CHIP = 'micro ?chips?|chips?|registrations?|registered|pet’s record|membership|database'
const ENDS = '(?:expir\\w*|renew\\w*|lapsed?|overdue|runs? out|running out|ran out|reactivat\\w*|inactive)'
const ANIMAL = '(?:pet|dog|cat|puppy|kitten|him|her|it|them)'
/** Up to so many characters of the same sentence that don’t say the opposite. */
const UNDENIED = "(?:(?!n[’']t|never|not\\b)[^.!?\\n]){0,60}"
const NOT_DENIED = "(?<!n[’']t |never |not |no |no single )"
const REGISTER = '(?:database|register|registry)'

/** Any of these sentences or parts of one. */
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'i')

/** What we never say or ask in a message. */
const NEVER: readonly { sign: Sign; words: RegExp }[] = [
  {
    sign: 'expiry',
    words: anyOf(`\\b(?:${CHIP})\\b${UNDENIED}\\b${ENDS}\\b`, `${NOT_DENIED}\\b${ENDS}\\b${UNDENIED}\\b(?:${CHIP})\\b`),
  },
  {
    sign: 'oneDatabase',
    words: anyOf(
      `${NOT_DENIED}\\b(?:national|government|official|central)(?: pet| microchip| animal){0,2} ${REGISTER}\\b`,
      `\\b(?:isn[’']t|is not|not)(?: listed| registered)? (?:in|on|with) (?:the|any|a) ${REGISTER}\\b[^\\n]{0,40}\\b(?:here|now|today|complete)\\b`,
    ),
  },
  {
    sign: 'secret',
    words: anyOf(
      '\\b(?:confirm|enter|send|tell us|tell me|give|type|verify|provide|update|reply with|read)\\b[^.!?\\n]{0,40}(?:password|passcode|pin\\b|cvv|sort code|account number|card (?:number|details)|security code|one[- ]time code|verification code)',
      '\\b(?:confirm|verify|provide|read|give (?:us|me)|tell (?:us|me)) (?:me |us |out )?(?:the|your) (?:bank )?card\\b',
      `\\bcode\\b[^\\n]{0,40}${NOT_DENIED}\\b(?:(?:read|tell|send|forward|give) (?:me|us|it (?:out|back|to (?:me|us)))|read (?:it|that) )`,
      `${NOT_DENIED}\\b(?:read|tell|send|forward|give) (?:me|us|out) (?:the|that) code\\b`,
    ),
  },
  { sign: 'payment', words: anyOf('\\b(?:gift ?cards?|bitcoin|crypto\\w*|western union|bank transfer|wire transfer|paypal friends)\\b') },
  {
    sign: 'ransom',
    words: anyOf(
      `\\b(?:pay|send|transfer|reward|deposit|£\\s?\\d+)\\b[^.!?\\n]{0,60}\\b(?:return(?:ed)?|(?:get|bring|give|drop|hand)(?: you)? (?:your )?${ANIMAL} (?:back|home)|have (?:your|found) ${ANIMAL}|found your ${ANIMAL})\\b`,
      `\\b(?:found|have|got) your ${ANIMAL}\\b[^.!?\\n]{0,80}\\b(?:pay|money|fee|£)`,
      `\\b(?:found|have|got) your ${ANIMAL}\\b[^\\n]{0,120}\\b(?:pay|send|transfer)\\b[^.!?\\n]{0,20}(?:£|money|fee)`,
      '\\b(?:send|transfer|pay)\\b[^.!?\\n]{0,20}£\\s?\\d[\\d.,]*\\s(?:first|up ?front|in advance)\\b',
    ),
  },
  {
    sign: 'deposit',
    words: anyOf(
      '\\bdeposit\\b[^.!?\\n]{0,20}\\bto (?:keep|hold|secure|reserve) (?:him|her|it|them|the (?:puppy|kitten|dog|cat|pet))\\b',
      '\\b(?:papers?|paperwork|passport|(?:micro)?chip number|number)\\b[^.!?\\n]{0,20}\\b(?:to follow|will follow)\\b',
    ),
  },
  {
    sign: 'threat',
    words: anyOf(
      '\\b(?:will|shall) be (?:removed|deleted|deactivated|suspended|fined|wiped|(?:taken|struck|dropped) (?:off|from))\\b',
      '\\bfinal (?:notice|reminder|warning)\\b',
      '\\bact now\\b',
      '\\bimmediately or\\b',
    ),
  },
]

const AGAINST: ReadonlySet<Sign> = new Set([
  'foreignLink',
  'lookalikeLink',
  'foreignSender',
  'lookalikeSender',
  'expiry',
  'oneDatabase',
  'secret',
  'payment',
  'ransom',
  'deposit',
  'threat',
])

/** What a message of ours can have, and anyone else’s as well. */
const NEITHER: ReadonlySet<Sign> = new Set(['mapLink', 'strangerAddress', 'foreignPhone'])

/** More than any message of ours has. */
const LONGEST = 5000

/** A message, a link, a sender or a number, as it was pasted: what it shows, and what follows. */
export function checkMessage(pasted: string, ways: Ways): { verdict: Verdict; findings: Finding[] } {
  const text = pasted.slice(0, LONGEST).normalize('NFKC')
  const findings = distinct([
    ...sendersIn(text, ways),
    ...linksIn(text, ways),
    ...phonesIn(text, ways),
    ...namesIn(text, ways),
    ...neverIn(text),
  ])
  if (findings.some(({ sign }) => AGAINST.has(sign))) return { verdict: 'notUs', findings }
  return { verdict: findings.some(({ sign }) => !NEITHER.has(sign)) ? 'couldBe' : 'unclear', findings }
}

const EMAIL = /[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+/gi
/** A name that ends as the addresses of sites do. */
const LINK =
  /\b(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|co\.uk|org\.uk|uk|org|net|info|io|pet|pets|shop|online|site|xyz|top|club|live|link|ly|me|app|dev|eu|example|localhost)\b(?:\/[^\s<>"')\]]*)?/gi
const PHONE = /(?:\+44\s?|\b0)(?:\d[\s-]?){8,10}\d\b/g

function sendersIn(text: string, { emails, hosts }: Ways): Finding[] {
  const ours = [...emails.map((own) => own.split('@')[1] ?? ''), ...hosts]
  const body = text.replace(WHOLE_LINK, (link) => ' '.repeat(link.length))
  return [...body.matchAll(EMAIL)].map(({ 0: found, index }) => {
    if (emails.includes(found.toLowerCase())) return { sign: 'ourSender', found }
    if (RECIPIENT.test(lineOf(body, index))) return { sign: 'strangerAddress', found }
    if (found.split('@').some((part) => isLike(part.toLowerCase(), ours))) return { sign: 'lookalikeSender', found }
    return { sign: isSender(body, index, found) ? 'foreignSender' : 'strangerAddress', found }
  })
}

/** With its scheme: what stands before an @ in it is no e-mail address. */
const WHOLE_LINK = /\bhttps?:\/\/[^\s<>"')\]]+/gi
const RECIPIENT = /^[\s>*]*(?:(?:to|cc|bcc|delivered-to)\s*:|to\s+\S+\s*$)/i
const SENDER = /^[\s>*]*(?:from|sender|reply-to|return-path)\s*:/i
/** `Homeward <help@evil.example>`, as mail programs head a message. */
const NAMED = /^[^<>@]*<[^<>]+>\s*$/
const REPLY = /\b(?:(?:reply|respond)(?: to)?|(?:write to|e-?mail|contact) us)(?: at| on)?:?\s*$/i

/** Whether a message comes from an address or wants its answer there; any other may be its reader’s, or a finder’s. */
function isSender(text: string, index: number, address: string): boolean {
  const line = lineOf(text, index)
  return (
    SENDER.test(line) ||
    NAMED.test(line) ||
    text.trimStart().split('\n')[0]?.trim() === address ||
    REPLY.test(text.slice(0, index).slice(-40))
  )
}

const lineOf = (text: string, index: number) => {
  const start = text.lastIndexOf('\n', index - 1) + 1
  const end = text.indexOf('\n', index)
  return text.slice(start, end === -1 ? undefined : end)
}

function linksIn(text: string, { hosts, emails }: Ways): Finding[] {
  const ours = [...hosts, ...emails.map((own) => own.split('@')[1] ?? '')]
  const whole = [...text.matchAll(WHOLE_LINK)]
  const bare = text.replace(WHOLE_LINK, ' ').replace(EMAIL, ' ').matchAll(LINK)
  return [...whole, ...bare].map(([found]) => {
    if (isMapLink(found)) return { sign: 'mapLink', found }
    const host = hostOf(found)
    if (host && hosts.includes(host)) return { sign: 'ourLink', found }
    return { sign: host && isLike(host, ours) ? 'lookalikeLink' : 'foreignLink', found }
  })
}

/** Where a browser would go: what stands before an @ or after a slash doesn’t count. */
function hostOf(link: string): string | null {
  const address = /^https?:/i.test(link) ? link : `https://${link}`
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase() : null
}

const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^44/, '0')

function phonesIn(text: string, { phones }: Ways): Finding[] {
  const ours = new Set(phones.map(digits))
  return [...text.matchAll(PHONE)].map(([found]) => ({ sign: ours.has(digits(found)) ? 'ourPhone' : 'foreignPhone', found }))
}

/** The name alone, as a phone shows who sent a text. */
function namesIn(text: string, { senders }: Ways): Finding[] {
  const typed = text.trim().toLowerCase()
  return senders.filter((sender) => sender.toLowerCase() === typed).map((found) => ({ sign: 'ourSender', found }))
}

const neverIn = (text: string): Finding[] =>
  NEVER.flatMap(({ sign, words }) => {
    const [found] = words.exec(text) ?? []
    return found ? [{ sign, found }] : []
  })

/** Whether a host is made to be taken for one of ours: it has our name in it, or differs in a letter or two. */
function isLike(host: string, ours: readonly string[]): boolean {
  const letters = plain(host)
  return ours.some((own) => {
    const name = plain(nameIn(own))
    if (name.length < 5) return false
    return letters.includes(name) || host.split('.').some((label) => distance(plain(label), name) <= 2)
  })
}

/** `www.homeward.example` → `homeward` */
const nameIn = (host: string) => host.split('.').toSorted((one, other) => other.length - one.length)[0] ?? ''

/** Digits that stand for letters read as those, and hyphens left out. */
const plain = (host: string) =>
  host.replace(/-/g, '').replace(/0/g, 'o').replace(/[1|]/g, 'l').replace(/3/g, 'e').replace(/rn/g, 'm').replace(/vv/g, 'w')

/** How many letters must be changed, added or left out to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, place) => place)
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1]
    for (const [at, wanted] of [...other].entries())
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === wanted ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

const distinct = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ sign, found }, place) => findings.findIndex((one) => one.sign === sign && one.found === found) === place)
