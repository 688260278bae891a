import { TEST_CARDS } from './testcards.ts'

/** The sandbox's own pages: plain, without script, and plainly a test. */

interface Paying {
  name: string
  pence: number
  cancelUrl: string | null
  /** What was wrong with the last try. */
  wrong: string | null
}

export const payPage = ({ name, pence, cancelUrl, wrong }: Paying): string =>
  page('Pay in the sandbox', [
    `<p>${escape(name)}</p><p class="sum">${pounds(pence)}</p>`,
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
  /** What was wrong with the card that was typed. */
  wrong: string | null
  subscriptions: { id: string; words: string; ends: boolean }[]
  returnUrl: string | null
}

export const portalPage = ({ subscriptions, returnUrl, wrong }: PortalPage): string =>
  page('Your subscriptions, in the sandbox', [
    ...subscriptions.map(
      ({ id, words, ends }) =>
        `<form method="post"><p>${escape(words)}${ends ? ' It won’t renew.' : ''}</p><button name="${ends ? 'keep' : 'end'}" value="${escape(id)}" class="plain">${ends ? 'Keep subscription' : 'End subscription'}</button></form>`,
    ),
    wrong ? `<p role="alert" class="wrong">${escape(wrong)}</p>` : '',
    subscriptions.length > 0
      ? `<form method="post"><label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required><button>Change card</button></form>`
      : '<p>You have no subscriptions.</p>',
    returnUrl ? `<p><a href="${escape(returnUrl)}">Go back</a></p>` : '',
  ])

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
