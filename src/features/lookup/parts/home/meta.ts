import { organization, website } from '#platform/web/structured.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

const title = `${site.name}: look up a pet’s microchip`
const description =
  'Enter a microchip number to see straight away where the animal is registered and how to reach its keeper. Free, day and night, without an account.'

/** What search engines and shared links show. The page with an answer is nobody’s to list. */
export function homeMeta(served: { origin: string; chip: string } | undefined) {
  const home = `${served?.origin ?? ''}${paths.home}`
  const usual = [
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: home },
    { tagName: 'link', rel: 'canonical', href: home },
  ]
  if (served?.chip) return [...usual, { name: 'robots', content: 'noindex' }]
  const origin = served?.origin ?? ''
  return [...usual, organization(origin), website(origin)]
}
