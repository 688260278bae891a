import { escape } from '#platform/server/html.ts'
import type { Findable } from '#platform/server/sitemap.ts'

/** A list of addresses for search engines (sitemaps.org 0.9). */
export function sitemapXml(publicUrl: string, found: readonly Findable[]): string {
  const urls = found.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escape(publicUrl + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
