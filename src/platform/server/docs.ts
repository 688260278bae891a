import type { Call } from '#platform/contract/call.ts'
import { addressOf } from '#platform/contract/call.ts'
import { escape } from './html.ts'
import type { openapi } from './openapi.ts'

/** The contract as one readable page, with no script in it. */
export function docsPage(contract: readonly Call[], document: ReturnType<typeof openapi>): string {
  const menu = contract.map((call) => `<a href="#${escape(call.name)}">${escape(call.path)}</a>`).join(' ')
  const parts = contract.map((call) => entry(call, document))
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Homeward calls</title><style>${STYLE}</style></head>
<body><main><h1>Homeward calls</h1><p>${escape(document.info.description)} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p><nav>${menu}</nav>${parts.join('')}</main></body></html>`
}

function entry(call: Call, document: ReturnType<typeof openapi>): string {
  const operation = document.paths[addressOf(call)]?.[call.method.toLowerCase()]
  const who = typeof call.who === 'string' ? call.who : call.who.join(', ')
  const refusals = Object.entries(call.refuses).map(
    ([code, [status, words]]) => `<li><code>${status} ${escape(code)}</code> ${escape(words)}</li>`,
  )
  return `<section id="${escape(call.name)}"><h3><b>${call.method}</b> ${escape(addressOf(call))}</h3>
<p>${escape(call.summary)} <em>${escape(who)}</em></p>${refusals.length > 0 ? `<ul>${refusals.join('')}</ul>` : ''}
<details><summary>Shapes</summary><pre>${escape(JSON.stringify(operation, null, 2))}</pre></details></section>`
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:auto;padding:1.5rem}
nav a{margin-right:.75rem}section{border-top:1px solid #8884;padding:.5rem 0}h3{font-size:1rem;overflow-wrap:anywhere}b{color:#0f6b56}
@media(prefers-color-scheme:dark){b{color:#6fd0b4}}pre{overflow:auto;font-size:.8rem}em{opacity:.8}`
