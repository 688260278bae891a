import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

/** What search engines read of a page (schema.org), as entries of a page's `meta`. */

const CONTEXT = 'https://schema.org'
const asMeta = (data: object) => ({ 'script:ld+json': { '@context': CONTEXT, ...data } })

/** Who runs the site. */
export const organization = (origin: string) =>
  asMeta({
    '@type': 'Organization',
    name: site.name,
    url: origin + paths.home,
    logo: `${origin}/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: site.phoneLink.replace('tel:', ''),
      contactType: 'customer service',
      areaServed: 'GB',
    },
  })

/** The site, with its search for a chip. */
export const website = (origin: string) =>
  asMeta({
    '@type': 'WebSite',
    name: site.name,
    url: origin + paths.home,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.home}?chip={chip}` },
      'query-input': 'required name=chip',
    },
  })

/** The way down to a page, outermost first, itself last. */
export const breadcrumbs = (origin: string, steps: readonly { name: string; path: string }[]) =>
  asMeta({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  })

interface Article {
  headline: string
  description: string
  path: string
  picture?: string
  publishedAt: string
  changedAt?: string
  author: string
}

/** @public An article of our news. */
export const article = (origin: string, { headline, description, path, picture, publishedAt, changedAt, author }: Article) =>
  asMeta({
    '@type': 'Article',
    headline,
    description,
    mainEntityOfPage: origin + path,
    image: origin + (picture ?? '/og.png'),
    datePublished: publishedAt,
    dateModified: changedAt ?? publishedAt,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.name, logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` } },
  })

/** Questions with their answers, as plain text. */
export const faqPage = (questions: readonly { asked: string; answer: string }[]) =>
  asMeta({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ asked, answer }) => ({
      '@type': 'Question',
      name: asked,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
