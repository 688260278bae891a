import { Link } from 'react-router'
import type * as z from 'zod'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { Box, Stack } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import cards from '#ui/cardlink.module.css'
import { ArticleArt } from '../parts/ArticleArt.tsx'
import type { ArticleCard } from '../shapes.ts'
import { TOPIC_WORDS } from '../subjects.ts'
import classes from './ArticleCards.module.css'

type Card = z.output<typeof ArticleCard>

interface ArticleCardsProps {
  articles: readonly Card[]
  /** Rank of each title in the page’s outline. */
  level?: 2 | 3
  /** The first is as wide as the page. */
  first?: 'wide' | 'alike'
}

/** Articles as cards, each with its picture. */
export function ArticleCards({ articles, level = 3, first = 'alike' }: ArticleCardsProps) {
  const [newest, ...others] = articles
  if (!newest) return null
  if (first === 'alike') return <Cards articles={articles} level={level} />
  return (
    <Stack gap="clamp(1rem, 2vw, 1.5rem)">
      <OneCard article={newest} level={level} wide />
      <Cards articles={others} level={level} />
    </Stack>
  )
}

function Cards({ articles, level }: { articles: readonly Card[]; level: 2 | 3 }) {
  return (
    <Columns component="ul" min="18rem">
      {articles.map((article) => (
        <li className={classes.item} key={article.slug}>
          <OneCard article={article} level={level} />
        </li>
      ))}
    </Columns>
  )
}

function OneCard({ article, level, wide = false }: { article: Card; level: 2 | 3; wide?: boolean }) {
  const { slug, title, summary, topic, picture, publishedOn, minutes } = article
  const Heading = `h${level}` as const
  return (
    <article className={`${cards.card} ${classes.card}`} data-wide={wide || undefined}>
      <ArticleArt topic={topic} picture={picture} />
      <div className={classes.words}>
        <Box component="p" c="var(--ui-good-text)" fz="sm" fw={700} m={0}>
          {TOPIC_WORDS[topic]}
        </Box>
        <Box component={Heading} fz={wide ? 'h2' : 'h4'} lh={wide ? 'h2' : 'h4'} m="0.375rem 0 0">
          <Link className={cards.link} style={{ textDecoration: 'none' }} to={paths.article(slug)}>
            {title}
          </Link>
        </Box>
        <Box component="p" c="dimmed" m="0.5rem 0 1rem">
          {summary}
        </Box>
        <Box component="p" c="dimmed" fz="sm" m="auto 0 0">
          {whenText(publishedOn, 'day')} · {minutes} min read
        </Box>
      </div>
    </article>
  )
}
