import { IconChevronDown } from '@tabler/icons-react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Prose } from '#ui/Prose.tsx'
import { Section } from '#ui/Section.tsx'
import classes from './Questions.module.css'
import { questions } from './questions.ts'

/** Questions that open where they stand, also without scripts. */
export function Questions() {
  return (
    <Section
      title="Questions people ask"
      actions={
        <ButtonLink weight="plain" to={paths.faq()}>
          See all answers
        </ButtonLink>
      }
    >
      <div className={classes.list}>
        {questions.map(({ asked, answer }) => (
          <details className={classes.question} key={asked}>
            <summary className={classes.asked}>
              {asked}
              <IconChevronDown className={classes.arrow} size={22} aria-hidden="true" />
            </summary>
            <Box c="dimmed" maw="46rem" pb="1.25rem">
              <Prose>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
            </Box>
          </details>
        ))}
      </div>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(forSearchEngines()) }} />
    </Section>
  )
}

function forSearchEngines() {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ asked, answer }) => ({
      '@type': 'Question',
      name: asked,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
}
