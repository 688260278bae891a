import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { calledOf, type Listed, tagOf } from './words.ts'

/** The picture, the title and the sentence that stand beside a shared link (ogp.me). */
export function sharedAs(animal: Listed, origin: string) {
  const { id, kind, area, at } = animal
  const title = `${tagOf(animal).label}: ${calledOf(animal)}, ${area}`
  const description =
    kind === 'lost'
      ? `Last seen on ${whenText(at, 'day')}. If you see it, don’t chase it: tell the keeper where, on ${site.name}.`
      : `Reported on ${whenText(at, 'day')}. Is it yours, or do you know the keeper? Tell us on ${site.name}.`
  const address = origin + paths.lostPet(id)
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${address}/picture.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
