import type { AnswerOf } from '#platform/contract/call.ts'
import { escape } from '#platform/server/html.ts'
import { plainHeaders, plainPage } from '#platform/server/plainpage.ts'
import type { Language } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import type { getPetProfileByToken } from '../contract.ts'
import { SCRIPT } from './looks.ts'
import { TAG_PHRASES, type TagPhrases } from './phrases.ts'

type Profile = AnswerOf<typeof getPetProfileByToken>

/** What the form holds. */
export interface Typed {
  lat: string
  lng: string
  accuracy: string
  denied: string
  where: string
  message: string
  contact: string
  safe: string
}

export const NOTHING_TYPED: Typed = { lat: '', lng: '', accuracy: '', denied: '', where: '', message: '', contact: '', safe: '' }

/** What came of the form: where the answer can be read, or that it failed, with what was typed. */
export type Sent = { relayPath: string | null } | { typed: Typed; isContactWrong: boolean }

interface TagPage {
  token: string
  language: Language
  /** unknown: there is no such tag · away: we can’t say now. */
  profile: Profile | 'unknown' | 'away'
  sent: Sent | null
  /** Another for each page: a form that is sent twice is known by it. */
  press: string
}

export const TAG_HEADERS = plainHeaders(SCRIPT)

/** The page that a stranger in a hurry sees: one file of a few kilobytes, which needs no script. */
export function tagPage({ token, language, profile, ...rest }: TagPage): string {
  const words = TAG_PHRASES[language]
  const isWorking = typeof profile === 'object' && profile.state === 'working'
  const body = isWorking ? working(profile, words, rest) : closed(token, profile, language, words)
  return plainPage({ language, title: headingOf(profile, words), body, script: SCRIPT })
}

/** What stands first on the page, and names it. */
function headingOf(profile: TagPage['profile'], words: TagPhrases): string {
  if (profile === 'away') return words.again
  if (profile === 'unknown') return words.unknown
  const { state, missing, petName } = profile
  if (state !== 'working') return state === 'retired' ? words.retired : words.notActive
  return petName ? words[missing ?? 'found'].replace('{name}', petName) : words.foundOne
}

/** A tag that leads to no one: it may be the reader’s own, or they have found its animal. */
function closed(token: string, profile: TagPage['profile'], language: Language, words: TagPhrases): string {
  const isNew = typeof profile === 'object' && profile.state === 'notActivated'
  const activate = `<p><a class="button" href="${escape(paths.activateTag(token))}">${escape(words.activate)}</a></p>`
  return `<h1>${escape(headingOf(profile, words))}</h1>
<p>${escape(words.onTheBack)}</p>
<p><a class="button${isNew ? ' plain' : ''}" href="${escape(paths.reportFoundIn(language))}">${escape(words.report)}</a></p>${isNew ? activate : ''}`
}

function working(profile: Profile, words: TagPhrases, { sent, press }: Pick<TagPage, 'sent' | 'press'>): string {
  const { photoUrl, looks, area, phone, notes, missing } = profile
  const parts = [
    photoUrl ? `<img class="photo" src="${escape(photoUrl)}" alt="" width="160" height="160">` : '',
    `<h1${missing ? ' class="alert"' : ''}>${escape(headingOf(profile, words))}</h1>`,
    looks || area ? `<p dir="auto">${escape([looks, area].filter(Boolean).join(' · '))}</p>` : '',
    notes ? `<section class="notes"><h2>${escape(words.know)}</h2><p dir="auto">${escape(notes)}</p></section>` : '',
    sent === null ? '' : outcome(words, sent),
    phone ? `<p><a class="button" href="tel:${escape(phone)}">${escape(words.call)}</a></p>` : '',
    form(words, press, sent && 'typed' in sent ? sent : { typed: NOTHING_TYPED, isContactWrong: false }),
  ]
  return parts.join('\n')
}

function outcome(words: TagPhrases, sent: Sent): string {
  if ('typed' in sent) return `<p class="wrong" role="alert">${escape(words.again)}</p>`
  const talk = sent.relayPath ? ` <a href="${escape(sent.relayPath)}">${escape(words.talk)}</a>` : ''
  return `<p class="done" role="status">${escape(words.thanks)}${talk}</p>`
}

/** Posts to the address of the page itself. What failed keeps what was typed. */
function form(words: TagPhrases, press: string, { typed, isContactWrong }: Extract<Sent, { typed: Typed }>): string {
  const wrong = isContactWrong ? `<small class="wrong" id="wrong">${escape(words.contactWrong)}</small>` : ''
  return `<form method="post">
<p><button type="button" class="plain" id="place" hidden>${escape(words.myPlace)}</button> <span id="told" role="status" data-taken="${escape(words.placeTaken.replace('{tell}', words.tell))}" data-none="${escape(words.noPlace)}"></span></p>
${(['lat', 'lng', 'accuracy', 'denied'] as const).map((name) => hidden(name, typed[name])).join('')}${hidden('press', press)}
<label for="where">${escape(words.where)}</label><input id="where" name="where" maxlength="200" value="${escape(typed.where)}" placeholder="${escape(words.whereHint)}">
<label for="message">${escape(words.message)}</label><textarea id="message" name="message" rows="3" maxlength="2000">\n${escape(typed.message)}</textarea>
<label for="contact">${escape(words.contact)}</label>${wrong}<input id="contact" name="contact" maxlength="120" autocomplete="email" value="${escape(typed.contact)}"${isContactWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}><small>${escape(words.contactHint)}</small>
<label class="check"><input type="checkbox" name="safe" value="yes"${typed.safe === 'yes' ? ' checked' : ''}> ${escape(words.safe)}</label>
<button>${escape(words.tell)}</button><small><a href="${paths.privacyPolicy}">${escape(words.privacy)}</a></small></form>`
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escape(value)}">`
