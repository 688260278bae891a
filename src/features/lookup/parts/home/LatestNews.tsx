import type { ComponentProps } from 'react'
import { ArticleCards } from '#features/news/kit/ArticleCards.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Section } from '#ui/Section.tsx'

/** The newest of what we’ve written. */
export function LatestNews({ news }: { news: ComponentProps<typeof ArticleCards>['articles'] }) {
  if (news.length === 0) return null
  return (
    <Section
      title="News and advice"
      actions={
        <ButtonLink weight="plain" to={paths.news()}>
          See all articles
        </ButtonLink>
      }
    >
      <ArticleCards articles={news} />
    </Section>
  )
}
