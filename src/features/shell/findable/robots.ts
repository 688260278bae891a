import { pages } from '#src/routes.ts'

/** What no robot need ask: calls, secrets in addresses, and what belongs to somebody. */
const ALSO = [
  '/api/',
  '/relay/',
  '/messages/',
  '/newsletter/',
  '/reset-password/',
  '/verify-email/',
  '/rehome/',
  '/record-move/',
  '/tracker/',
  '/t/',
]

/** What robots may ask (RFC 9309), and where the list of pages is. */
export function robotsText(publicUrl: string): string {
  const guarded = pages.filter(({ guard }) => guard === 'token').map(({ path }) => path.replace(/^(\/[^/]+).*/, '$1'))
  const closed = [...new Set(guarded)].filter((path) => !pages.some((page) => page.guard === 'open' && page.path.startsWith(path)))
  return ['User-agent: *', ...[...ALSO, ...closed].map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
}
