import { createHash } from 'node:crypto'
import type { AnswerOf } from '#platform/contract/call.ts'
import { escape } from '#platform/server/html.ts'
import { directionOf, type Language } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { getPetProfileByToken } from '../contract.ts'
import { SCRIPT, STYLE } from './looks.ts'
import { TAG_PHRASES, type TagPhrases } from './phrases.ts'

type Profile = AnswerOf<typeof getPetProfileByToken>

interface TagPage {
  token: string
  language: Language
  /** Null where there is no such tag. */
  profile: Profile | null
  /** What came of the form that was sent: where the answer can be read, or that it failed. */
  sent: { relayPath: string | null } | 'failed' | null
}

/** What the page may do: its own script and style, pictures of ours, and nothing else. */
export const TAG_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The page that a stranger in a hurry sees: one file of a few kilobytes, which needs no script. */
export function tagPage({ token, language, profile, sent }: TagPage): string {
  const words = TAG_PHRASES[language]
  const body = profile?.state === 'working' ? working(profile, words, sent) : closed(token, profile, words)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${escape(site.name)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><header><a href="${paths.home}"><img src="/favicon.svg" width="32" height="32" alt=""> ${escape(site.name)}</a></header>
<main>${body}</main>
<footer><a href="tel:${site.phone.replaceAll(' ', '')}" dir="ltr">${escape(site.phone)}</a></footer>
<script>${SCRIPT}</script></body></html>`
}

function closed(token: string, profile: Profile | null, words: TagPhrases): string {
  if (!profile) return `<h1>${escape(words.unknown)}</h1>`
  if (profile.state === 'retired') return `<h1>${escape(words.retired)}</h1>`
  return `<h1>${escape(words.notActive)}</h1><p><a class="button" href="${escape(paths.activateTag(token))}">${escape(words.activate)}</a></p>`
}

function working(profile: Profile, words: TagPhrases, sent: TagPage['sent']): string {
  const { petName, photoUrl, looks, area, phone, notes, missing } = profile
  const title = missing ? words[missing] : words.found
  const parts = [
    photoUrl ? `<img class="photo" src="${escape(photoUrl)}" alt="" width="160" height="160">` : '',
    `<h1${missing ? ' class="alert"' : ''}>${escape(title.replace('{name}', petName ?? '🐾'))}</h1>`,
    looks || area ? `<p>${escape([looks, area].filter(Boolean).join(' · '))}</p>` : '',
    notes ? `<section class="notes"><h2>${escape(words.know)}</h2><p>${escape(notes)}</p></section>` : '',
    sent === null ? '' : outcome(words, sent),
    phone ? `<p><a class="button" href="tel:${escape(phone)}">${escape(words.call)}</a></p>` : '',
    form(words),
  ]
  return parts.join('\n')
}

function outcome(words: TagPhrases, sent: Exclude<TagPage['sent'], null>): string {
  if (sent === 'failed') return `<p class="wrong" role="alert">${escape(words.again)}</p>`
  const talk = sent.relayPath ? ` <a href="${escape(sent.relayPath)}">${escape(words.talk)}</a>` : ''
  return `<p class="done" role="status">${escape(words.thanks)}${talk}</p>`
}

/** Posts to the address of the page itself. */
const form = (words: TagPhrases) => `<form method="post">
<p><button type="button" class="plain" id="place" hidden>${escape(words.myPlace)}</button> <span id="told" role="status" data-taken="${escape(words.placeTaken)}" data-none="${escape(words.noPlace)}"></span></p>
<input type="hidden" name="lat"><input type="hidden" name="lng"><input type="hidden" name="accuracy"><input type="hidden" name="denied">
<label for="where">${escape(words.where)}</label><input id="where" name="where" maxlength="200" placeholder="${escape(words.whereHint)}">
<label for="message">${escape(words.message)}</label><textarea id="message" name="message" rows="3" maxlength="2000"></textarea>
<label for="contact">${escape(words.contact)}</label><input id="contact" name="contact" maxlength="120" autocomplete="email"><small>${escape(words.contactHint)}</small>
<label class="check"><input type="checkbox" name="safe" value="yes"> ${escape(words.safe)}</label>
<button>${escape(words.tell)}</button><small>${escape(words.privacy)}</small></form>`
