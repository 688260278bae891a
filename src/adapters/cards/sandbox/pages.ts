import { TEST_CARDS } from './testcards.ts'

/** The sandbox's own pages: plain, without script, and plainly a test. */

/** What a browser is answered: a page, or where to go. */
export type Said = { html: string } | { location: string }

interface Paying {
  name: string
  pence: number
  /** What it costs later; null where it is paid once. */
  goesOn: string | null
  cancelUrl: string | null
  /** What was wrong with the last try. */
  wrong: string | null
}

export const payPage = ({ name, pence, goesOn, cancelUrl, wrong }: Paying): string =>
  page('Pay in the sandbox', [
    `<p>${escape(name)}</p><p class="sum">${pounds(pence)}</p>`,
    goesOn ? `<p>${escape(goesOn)}</p>` : '',
    wrong ? `<p role="alert" class="wrong">${escape(wrong)}</p>` : '',
    `<form method="post"><label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required>
<button>Pay ${pounds(pence)}</button></form>`,
    cancelUrl ? `<p><a href="${escape(cancelUrl)}">Go back without paying</a></p>` : '',
    `<h2>Test cards</h2><ul>${TEST_CARDS.map(({ number, words }) => `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code> ${escape(words)}</li>`).join('')}</ul>`,
  ])

export const bankPage = (pence: number): string =>
  page('Your bank, in the sandbox', [
    `<p>Are you paying ${pounds(pence)}?</p>`,
    `<form method="post"><button name="answer" value="yes">Approve payment</button> <button name="answer" value="no" class="plain">Reject payment</button></form>`,
  ])

export const donePage = (words: string): string => page('Done', [`<p>${escape(words)}</p>`])

interface PortalPage {
  subscriptions: { id: string; name: string; words: string; isEnding: boolean }[]
  returnUrl: string | null
  /** What was wrong with the card that was typed. */
  wrong: string | null
}

export const portalPage = ({ subscriptions, returnUrl, wrong }: PortalPage): string =>
  page('Your subscriptions, in the sandbox', [
    wrong ? `<p role="alert" class="wrong">${escape(wrong)}</p>` : '',
    ...subscriptions.map(portalEntry),
    subscriptions.length > 0 ? CHANGE_CARD : '<p>You have no subscriptions.</p>',
    returnUrl ? `<p><a href="${escape(returnUrl)}">Go back</a></p>` : '',
  ])

function portalEntry({ id, name, words, isEnding }: PortalPage['subscriptions'][number]): string {
  const [act, button] = isEnding ? ['keep', 'Keep subscription'] : ['end', 'End subscription']
  return `<h2>${escape(name)}</h2><p>${escape(words)}</p>
<form method="post"><button name="${act}" value="${escape(id)}" class="plain">${button}</button></form>`
}

const CHANGE_CARD = `<h2>Change card</h2><form method="post"><label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required>
<button>Change card</button></form>`

const page = (title: string, parts: string[]) => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
<p class="test">This is a test. No money moves, and no real card works here.</p><main><h1>${title}</h1>${parts.join('\n')}</main></body></html>`

export const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;max-width:30rem;margin:auto;padding:1.5rem}
.test{background:#8a3b00;color:#fff;padding:.5rem 1rem;border-radius:.5rem;font-weight:600}.sum{font-size:2rem;font-weight:700;margin:0}
label{display:block;font-weight:600}input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;margin:.25rem 0 1rem}
button{font:inherit;font-weight:600;padding:.6rem 1.2rem;border:1px solid #0f6b56;border-radius:2rem;background:#0f6b56;color:#fff;cursor:pointer}
.plain{background:transparent;color:inherit}.wrong{border-left:.3rem solid #c4471f;padding-left:.75rem}code{font-size:1rem}`
