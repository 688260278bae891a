import type { AnswerOf } from '#platform/contract/call.ts'
import type { Tone } from '#ui/palette.ts'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { whenText } from '#ui/whentext.ts'
import type { databaseList } from '../../contract.ts'
import { telephone } from '../telephone.ts'
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
      <h3 className={classes.title}>We ask these for you</h3>
      <List databases={asked} />
      {rest.length > 0 && (
        <details className={classes.rest}>
          <summary className={classes.summary}>
            {rest.length === 1 ? 'One more, to ask yourself' : `${rest.length} more, to ask yourself`}
          </summary>
          <List databases={rest} />
        </details>
      )}
      <p className={classes.checked}>
        Contacts checked since {whenText(checked, 'day')}. Where none stands we have none that we are sure of: search for the register by
        its name.
      </p>
    </Section>
  )
}

function List({ databases }: { databases: readonly Database[] }) {
  return (
    <ul className={classes.list}>
      {databases.map((database) => (
        <li className={classes.database} key={database.code}>
          <b className={classes.name}>{database.name}</b>
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
