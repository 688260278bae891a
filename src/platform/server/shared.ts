import { site } from '#src/site.ts'
import { escape } from './html.ts'

interface Shared {
  publicUrl: string
  path: string
  /** Whether the page has a picture of its own words. */
  hasPicture: boolean
}

const contentOf = (html: string, tag: RegExp) => tag.exec(html)?.[1]

/**
 * What a page that says nothing better of itself tells search engines, social networks and chats: its one address, its heading, and a
 * picture. Written by the server alone, so that it costs the browser no code. A page that isn't to be listed is left as it is.
 */
export function sharedAs(html: string, { publicUrl, path, hasPicture }: Shared): string {
  if (/name="robots" content="noindex"/.test(html)) return html
  const url = publicUrl + path
  const heading = contentOf(html, /<h1[^>]*>(.*?)<\/h1>/s)?.replaceAll(/<[^>]*>/g, '') ?? site.name
  const description = contentOf(html, /<meta name="description" content="([^"]*)"/) ?? escape(site.summary)
  const title = contentOf(html, /property="og:title" content="([^"]*)"/) ?? heading
  const picture = hasPicture ? `${publicUrl}/pictures/pages${path}.jpg` : `${publicUrl}/og.png`
  const hasOwnPicture = html.includes('property="og:image"')
  const missing = [
    ['rel="canonical"', `<link rel="canonical" href="${escape(url)}"/>`],
    ['property="og:title"', property('og:title', heading)],
    ['property="og:description"', property('og:description', description)],
    ['property="og:url"', property('og:url', escape(url))],
    ['property="og:type"', property('og:type', 'website')],
    ['property="og:site_name"', property('og:site_name', escape(site.name))],
    ['property="og:locale"', property('og:locale', 'en_GB')],
    ['property="og:image"', property('og:image', escape(picture))],
    ['property="og:image:width"', hasOwnPicture ? '' : property('og:image:width', '1200') + property('og:image:height', '630')],
    ['property="og:image:alt"', hasOwnPicture ? '' : property('og:image:alt', title)],
    ['name="twitter:card"', '<meta name="twitter:card" content="summary_large_image"/>'],
  ] as const
  const tags = missing.filter(([has]) => !html.includes(has)).map(([, tag]) => tag)
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

const property = (name: string, content: string) => `<meta property="${name}" content="${content}"/>`
