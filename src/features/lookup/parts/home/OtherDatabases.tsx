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
  if (databases.length === 0) return null
  return (
    <Section
      title="The other registers"
      lead="The United Kingdom has many microchip databases. When a number is not here we ask those that answer us, all at once, and tell you how to reach the rest."
    >
      <ul className={classes.list}>
        {databases.map((database) => (
          <li className={classes.database} key={database.code}>
            <div className={classes.head}>
              <h3 className={classes.name}>{database.name}</h3>
              <StatusTag tone={states[database.adapter].tone}>{states[database.adapter].words}</StatusTag>
            </div>
            <Ways {...database} />
            <p className={classes.checked}>Details checked {whenText(database.checkedOn, 'short')}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Ways({ phone, site, hours }: Database) {
  if (!phone && !site) return <p className={classes.ways}>We have no contact of theirs that we have checked.</p>
  return (
    <p className={classes.ways}>
      {phone && <a href={telephone(phone)}>{phone}</a>}
      {site && (
        <a href={site} rel="noopener noreferrer">
          {hostOf(site)}
        </a>
      )}
      {hours && <span>{hours}</span>}
    </p>
  )
}

const hostOf = (site: string) => (URL.canParse(site) ? new URL(site).hostname.replace(/^www\./, '') : site)

const states: Record<Database['adapter'], { tone: Tone; words: string }> = {
  answers: { tone: 'good', words: 'We ask it for you' },
  resting: { tone: 'watch', words: 'Not answering just now' },
  none: { tone: 'quiet', words: 'Ask it yourself' },
}
