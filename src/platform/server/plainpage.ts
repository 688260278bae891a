import { createHash } from 'node:crypto'
import { directionOf, type Language } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { escape } from './html.ts'

/** The whole look of the page, written into it: one request less on a slow line. */
const STYLE = `:root{color-scheme:light dark;--page:#fffaf2;--card:#fff;--ink:#26322d;--quiet:#56625c;--line:#858d86;--main:#0f6b56;--alert:#a3271d}
@media(prefers-color-scheme:dark){:root{--page:#14201c;--card:#1c2924;--ink:#e6ece8;--quiet:#a9b8b0;--line:#70827a;--main:#7dc3a9;--alert:#ff9d8f}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
header,main,footer{max-width:32rem;margin:auto;padding:1rem}header a{display:inline-flex;gap:.5rem;align-items:center;color:inherit;font-weight:700;text-decoration:none}
main{background:var(--card);border-radius:1.25rem;padding:1.5rem 1rem}h1{font-size:1.75rem;line-height:1.2;margin:.75rem 0;overflow-wrap:anywhere}h1.alert{color:var(--alert)}h2{font-size:1rem;margin:0}
.photo{border-radius:50%;object-fit:cover;display:block}label{display:block;font-weight:600;margin:1rem 0 .25rem}.check{display:flex;gap:.625rem;align-items:center;font-weight:400}::placeholder{color:var(--quiet);opacity:1}
input:not([type=checkbox]),textarea{width:100%;min-height:3rem;padding:.625rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.75rem}
input[type=checkbox]{flex:none;width:1.5rem;height:1.5rem;margin:0}small{display:block;color:var(--quiet);margin-top:.25rem}
button,.button{display:block;width:100%;min-height:3.25rem;margin-top:1rem;padding:.75rem;border:0;border-radius:2rem;background:var(--main);color:var(--card);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.plain{background:transparent;color:var(--main);border:2px solid var(--main)}[hidden]{display:none}:focus-visible{outline:3px solid #f9c76b;outline-offset:2px}
.notes,.done,.wrong{border-inline-start:4px solid var(--main);padding:.5rem .75rem;margin:1rem 0;white-space:pre-line;overflow-wrap:anywhere}.wrong{border-color:var(--alert)}footer a{color:var(--quiet)}a{color:var(--main)}`

interface PlainPage {
  language: Language
  title: string
  /** HTML, escaped by whoever made it. */
  body: string
  /** Runs at the end of the page, where scripts run at all. */
  script?: string
}

/** A page of a few kilobytes that needs no script: for a stranger in a hurry, an old phone or a slow line. */
export function plainPage({ language, title, body, script = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${escape(title)} · ${escape(site.name)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><header><a href="${paths.home}"><img src="/favicon.svg" width="32" height="32" alt=""> ${escape(site.name)}</a></header>
<main>${body}</main>
<footer><a href="tel:${site.phone.replaceAll(' ', '')}" dir="ltr">${escape(site.phone)}</a></footer>
${script && `<script>${script}</script>`}</body></html>`
}

/** What such a page is sent with. It may do its own script and style, show pictures of ours, and nothing else. */
export const plainHeaders = (script = '') => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    ...(script ? [`script-src ${hashOf(script)}`] : []),
    `style-src ${hashOf(STYLE)}`,
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
