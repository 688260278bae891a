import { Box } from '@mantine/core'
import type { databaseList } from '#features/chips/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { telephone } from '#platform/text/telephone.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Tone } from '#ui/palette.ts'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import classes from './OtherDatabases.module.css'

type Database = AnswerOf<typeof databaseList>['items'][number]

/** The other registers: which of them we ask, and how to reach each. */
export function OtherDatabases({ databases }: { databases: readonly Database[] }) {
  const asked = databases.filter(({ adapter }) => adapter !== 'none')
  const rest = databases.filter(({ adapter }) => adapter === 'none')
  const checked = databases.map(({ checkedOn }) => checkedOn).toSorted()[0]
  if (!checked) return null
  return (
    <Section
      id="registers"
      title="The other registers"
      lead="The United Kingdom has many microchip databases. When a number is not here we ask those that answer us, all at once, and say how to reach the rest."
    >
      <Box component="h3" fz="lg" fw={700} m="0 0 0.25rem">
        We ask these for you
      </Box>
      <List databases={asked} />
      {rest.length > 0 && (
        <details className={classes.rest}>
          <summary className={classes.summary}>
            {rest.length === 1 ? 'One more, to ask yourself' : `${rest.length} more, to ask yourself`}
          </summary>
          <List databases={rest} />
        </details>
      )}
      <Box component="p" c="dimmed" fz="sm" m="1rem 0 0">
        Contacts checked since {whenText(checked, 'day')}. Where none stands we have none that we are sure of: search for the register by
        its name.
      </Box>
    </Section>
  )
}

function List({ databases }: { databases: readonly Database[] }) {
  return (
    <ul className={classes.list}>
      {databases.map((database) => (
        <li className={classes.database} key={database.code}>
          <Box component="b" fw={600}>
            {database.name}
          </Box>
          <State {...database} />
          <Ways {...database} />
        </li>
      ))}
    </ul>
  )
}

function State({ adapter }: Database) {
  const state = states[adapter]
  return state && <StatusTag tone={state.tone}>{state.words}</StatusTag>
}

const states: Record<Database['adapter'], { tone: Tone; words: string } | null> = {
  answers: { tone: 'good', words: 'Answers us' },
  resting: { tone: 'watch', words: 'Not answering just now' },
  none: null,
}

function Ways({ phone, site, hours }: Database) {
  if (!phone && !site) return null
  return (
    <span className={classes.ways}>
      {phone && <a href={telephone(phone)}>{phone}</a>}
      {site && (
        <a href={site} rel="noopener noreferrer">
          {hostOf(site)}
        </a>
      )}
      {hours && <span>{hours}</span>}
    </span>
  )
}

const hostOf = (site: string) => (URL.canParse(site) ? new URL(site).hostname.replace(/^www\./, '') : site)
