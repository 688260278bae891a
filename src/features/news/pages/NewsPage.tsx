import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { Page } from '#ui/Page.tsx'
import { blogsList } from '../contract.ts'
import { ArticleCards } from '../kit/ArticleCards.tsx'
import { TOPIC_WORDS, TOPICS } from '../subjects.ts'

const A_PAGE = 12

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  const topic = TOPICS.find((one) => one === searchParams.get('topic'))
  const page = Math.max(1, Math.min(100, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1))
  return { topic, list: await callFrom(context, blogsList, { ...(topic && { topic }), page, pageSize: A_PAGE }) }
}

const description = 'The law on microchips in plain English, what to do when a pet is lost, and how to stay clear of scams.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `News and advice from ${site.name}` },
  { property: 'og:description', content: description },
]

/** What we’ve written, topic by topic. */
export default function NewsPage() {
  const { topic, list } = useLoaderData<typeof loader>()
  const { items, total, page, pageSize, topics } = list
  const tabs = [
    { label: 'Everything', to: paths.news() },
    ...topics.filter(({ articles }) => articles > 0).map(({ topic: one }) => ({ label: TOPIC_WORDS[one], to: paths.news({ topic: one }) })),
  ]
  const turned = (to: number) => paths.news({ ...(topic && { topic }), ...(to > 1 && { page: String(to) }) })
  return (
    <Page
      title="News and advice"
      lead="The law in plain English, what to do when a pet is lost, and how to stay clear of scams. Each article says what it rests on, so you can check."
    >
      <LinkTabs label="Topics" tabs={tabs} current={paths.news(topic && { topic })} />
      <ArticleCards articles={items} level={2} first={page === 1 && !topic ? 'wide' : 'alike'} />
      {total > pageSize && (
        <Group component="nav" gap="0.75rem" aria-label="More articles">
          {page > 1 && (
            <ButtonLink weight="plain" to={turned(page - 1)}>
              Newer articles
            </ButtonLink>
          )}
          {page * pageSize < total && (
            <ButtonLink weight="plain" to={turned(page + 1)}>
              Older articles
            </ButtonLink>
          )}
        </Group>
      )}
    </Page>
  )
}
