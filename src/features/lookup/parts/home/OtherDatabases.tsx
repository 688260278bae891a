import type { databaseList } from '#features/chips/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { countText } from '#platform/text/counttext.ts'
import { telephone } from '#platform/text/telephone.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import type { Tone } from '#ui/palette.ts'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'

type Database = AnswerOf<typeof databaseList>['items'][number]

/** The other registers: which of them we ask, and how to reach each. */
export function OtherDatabases({ databases }: { databases: readonly Database[] }) {
  const asked = databases.filter(({ adapter }) => adapter !== 'none')
  const rest = databases.filter(({ adapter }) => adapter === 'none')
  const checked = databases
    .filter(({ phone, site }) => phone || site)
    .map(({ checkedOn }) => checkedOn)
    .toSorted()[0]
  if (databases.length === 0) return null
  return (
    <Section
      id="registers"
      title="Other registers"
      lead={
        asked.length > 0
          ? 'The United Kingdom has many microchip databases. When a number isn’t here, we ask all those that answer us at the same time, and tell you how to reach the rest.'
          : 'The United Kingdom has many microchip databases. They don’t answer us at the moment, so if a number isn’t here, contact them yourself.'
      }
    >
      {asked.length > 0 && (
        <>
          <Box component="h3" fz="lg" fw={700} mb="0.25rem">
            We ask these for you
          </Box>
          <List databases={asked} />
        </>
      )}
      {rest.length > 0 && (
        <Box component="details" mt="0.75rem">
          <Box component="summary" c="var(--ui-link)" fw={700} mih="2.75rem" style={{ alignContent: 'center', cursor: 'pointer' }}>
            {rest.length === 1 ? 'One' : rest.length} {asked.length > 0 && 'more '}to contact yourself
          </Box>
          <List databases={rest} />
        </Box>
      )}
      <Box component="p" c="dimmed" fz="sm" m="1rem 0 0">
        {checked && `Contacts checked since ${whenText(checked, 'day')}. `}If a register has no contact here, we don’t have one we’re sure
        of: search for it by name.
      </Box>
    </Section>
  )
}

function List({ databases }: { databases: readonly Database[] }) {
  return (
    <Columns component="ul" min="19rem" gap="0rem 2.5rem" fill>
      {databases.map((database) => (
        <Group
          component="li"
          gap="0.25rem 0.75rem"
          justify="space-between"
          mih="3.25rem"
          py="0.5rem"
          style={{ borderBottom: '1px solid var(--ui-line)' }}
          key={database.code}
        >
          <Box component="b" fw={600}>
            {database.name}
          </Box>
          <State {...database} />
          <Ways {...database} />
        </Group>
      ))}
    </Columns>
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

function Ways({ phone, site, hours, opening, health }: Database) {
  if (!phone && !site && !health) return null
  return (
    <Group component="span" gap="0.25rem 1rem" fz="sm">
      {phone && (
        <Box component="a" fw={600} py="0.375rem" href={telephone(phone)}>
          {phone}
        </Box>
      )}
      {site && (
        <Box component="a" fw={600} py="0.375rem" href={site} rel="noopener noreferrer">
          {hostOf(site)}
        </Box>
      )}
      {hours && <span>{opening ? `${hours} (${opening.words})` : hours}</span>}
      {health && (
        <Box component="span" c="dimmed">
          Answered {countText(health.answered)} of {countText(health.asked)} questions this week
        </Box>
      )}
    </Group>
  )
}

const hostOf = (site: string) => (URL.canParse(site) ? new URL(site).hostname.replace(/^www\./, '') : site)
