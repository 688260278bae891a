import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { blogDetail } from '../contract.ts'
import { ArticleCards } from '../kit/ArticleCards.tsx'
import { ArticleArt } from '../parts/ArticleArt.tsx'
import { ArticleBody } from '../parts/ArticleBody.tsx'
import { TOPIC_WORDS } from '../subjects.ts'

const LONGEST = 100

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => ({
  origin: new URL(request.url).origin,
  article: await callFrom(context, blogDetail, { slug: (params['slug'] ?? '').slice(0, LONGEST) }),
})

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { origin, article } = loaderData
  const link = `${origin}${paths.article(article.slug)}`
  return [
    { name: 'description', content: article.summary },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: article.title },
    { property: 'og:description', content: article.summary },
    { property: 'og:url', content: link },
    { tagName: 'link', rel: 'canonical', href: link },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        datePublished: article.publishedOn,
        publisher: { '@type': 'Organization', name: site.name },
        mainEntityOfPage: link,
      },
    },
  ]
}

/** One article, with what it rests on and what to read next. */
export default function ArticlePage() {
  const { article } = useLoaderData<typeof loader>()
  const { title, summary, topic, picture, publishedOn, minutes, blocks, sources, related } = article
  return (
    <Page
      title={title}
      lead={summary}
      crumbs={[
        { label: 'News and advice', to: paths.news() },
        { label: TOPIC_WORDS[topic], to: paths.news({ topic }) },
      ]}
    >
      <WithAside
        aside={
          <Box pos="sticky" top="6rem">
            <Panel title="Still have a question?" look="sunk">
              <Box component="p" m={0}>
                <a href={paths.faq()}>Search our answers</a> or <a href={paths.contactUs}>write to us</a>.
              </Box>
            </Panel>
          </Box>
        }
      >
        <ArticleArt topic={topic} picture={picture} large />
        <Box component="p" c="dimmed" fz="sm" m={0}>
          Published {whenText(publishedOn, 'day')} · {minutes} min read
        </Box>
        <ArticleBody blocks={blocks} />
        <Panel title="What this rests on" look="sunk">
          <Bullets gap="0.625rem">
            {sources.map(({ words, link }) => (
              <li key={link}>
                <a href={link} rel="noopener noreferrer">
                  {words}
                </a>
              </li>
            ))}
          </Bullets>
        </Panel>
      </WithAside>
      <Section title="Read next">
        <ArticleCards articles={related} />
      </Section>
    </Page>
  )
}
