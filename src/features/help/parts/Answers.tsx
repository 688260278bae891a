import { IconChevronDown, IconLink } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Linked } from '#features/news/kit/Linked.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { Box, Group } from '#ui/Box.tsx'
import { Prose } from '#ui/Prose.tsx'
import type { faqList } from '../contract.ts'
import { CATEGORIES, CATEGORY_WORDS } from '../questions/question.ts'
import classes from './Answers.module.css'

type Item = AnswerOf<typeof faqList>['items'][number]

/** The answers by what they’re about; those that a search has found, the best first. */
export function Answers({ items, searching }: { items: readonly Item[]; searching: boolean }) {
  useOpenLinked()
  if (searching) return <Questions items={items} />
  const groups = CATEGORIES.map((category) => ({ category, of: items.filter((item) => item.category === category) })).filter(
    ({ of }) => of.length > 0,
  )
  return (
    <div className={classes.groups}>
      <nav className={classes.contents} aria-label="On this page">
        <ul>
          {groups.map(({ category }) => (
            <li key={category}>
              <a href={`#about-${category}`}>{CATEGORY_WORDS[category]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map(({ category, of }) => (
          <section className={classes.group} id={`about-${category}`} aria-labelledby={`title-${category}`} key={category}>
            <Box component="h2" mb="0.75rem" id={`title-${category}`}>
              {CATEGORY_WORDS[category]}
            </Box>
            <Questions items={of} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Questions({ items }: { items: readonly Item[] }) {
  return (
    <div style={{ borderTop: '1px solid var(--ui-line)' }}>
      {items.map(({ anchor, asked, answer }) => (
        <details className={classes.question} key={anchor}>
          <summary className={classes.asked}>
            {asked}
            <IconChevronDown className={classes.arrow} size={22} aria-hidden="true" />
          </summary>
          <Box maw="46rem" pb="1.25rem" style={{ scrollMarginTop: '9rem' }} id={anchor}>
            <Prose>
              {answer.map((spans, place) => (
                <p key={place}>
                  <Linked spans={spans} />
                </p>
              ))}
            </Prose>
            <Box component="p" fz="sm" m="0.5rem 0 0">
              <Group component="a" c="var(--ui-quiet)" display="inline-flex" gap="0.375rem" mih="1.75rem" href={paths.faq(anchor)}>
                <IconLink size={16} aria-hidden="true" /> Link to this answer
              </Group>
            </Box>
          </Box>
        </details>
      ))}
    </div>
  )
}

/** Opens the answer that the address leads to, in browsers that don’t do it themselves. */
function useOpenLinked() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = document.getElementById(decodeURIComponent(hash.slice(1)))
    const question = answer?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView({ block: 'start' })
  }, [hash])
}
