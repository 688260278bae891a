import { CARD_ACCOUNTS } from '#adapters/cards/cards.ts'
import { cardKeys } from './cardkeys.ts'
import type { Config } from './config.ts'

/** What a page may load and ask. Inline scripts run only when they are named in `scripts`. Styles may be inline, for the component library sets them. */
export function contentPolicy(scripts: readonly string[], config: Config): string {
  const card = CARD_ACCOUNTS.some((account) => cardKeys(config, account)) ? CARD_FORM : NO_CARD_FORM
  const maps = mapHosts(config)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, "'wasm-unsafe-eval'"].join(' ')}${config.PAGES === 'live' ? " 'unsafe-eval'" : ''}${card.scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${maps}`,
    `connect-src 'self' ${socketOrigin(config.publicUrl)}${card.asks}${maps}`,
    `frame-src 'self'${card.frames}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** Where the style and the tiles of the map come from, if not from here. */
function mapHosts({ MAP_STYLE_URL, MAP_HOSTS }: Config): string {
  if (!MAP_STYLE_URL) return ''
  return ` ${[new URL(MAP_STYLE_URL).origin, MAP_HOSTS].filter(Boolean).join(' ')}`
}

/** Some browsers do not count the sockets of a host to the host itself. */
const socketOrigin = (publicUrl: string) => new URL(publicUrl).origin.replace(/^http/, 'ws')

/** What the card provider's form needs (docs.stripe.com/security/guide, "Content security policy"): nothing of it where it is not used. */
const CARD_FORM = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  asks: ' https://api.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}
const NO_CARD_FORM = { scripts: '', asks: '', frames: '' }
