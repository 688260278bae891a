import { Link, useSearchParams } from 'react-router'
import { daysAfter, londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useEveryRow } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getImplanterBookings } from '../../contract.ts'
import { statusWords, type Visit } from '../words.ts'
import { dayNames, mondayOf } from './week.ts'

/** The visits of a week, day by day; the address holds which. */
export function WeekCalendar() {
  const [params] = useSearchParams()
  const monday = mondayOf(params.get('week') ?? londonDate(systemClock.now()))
  const days = Array.from({ length: 7 }, (_, index) => daysAfter(monday, index))
  const query = useEveryRow(
    getImplanterBookings,
    (paging) => ({ side: 'implanter', from: monday, to: daysAfter(monday, 6), ...paging }) as const,
    (page) => page,
    { freshFor: 5 },
  )
  const weekLink = (by: number) => `${paths.implanterBookings}?${new URLSearchParams({ week: daysAfter(monday, by * 7) })}`
  return (
    <Panel
      title={`Week of ${whenText(monday, 'day')}`}
      actions={
        <Group gap="0.5rem">
          <ButtonLink weight="plain" size="sm" to={weekLink(-1)}>
            Week before
          </ButtonLink>
          <ButtonLink weight="plain" size="sm" to={weekLink(1)}>
            Week after
          </ButtonLink>
        </Group>
      }
    >
      <Loaded what="the week" query={query} count={3} level={3}>
        {(week) => (
          <Columns component="ol" min="8.5rem" gap="sm">
            {days.map((day, index) => (
              <DayColumn
                key={day}
                day={day}
                name={dayNames[index] ?? ''}
                visits={week.filter((visit) => londonDate(new Date(visit.startsAt)) === day)}
              />
            ))}
          </Columns>
        )}
      </Loaded>
    </Panel>
  )
}

function DayColumn({ day, name, visits }: { day: string; name: string; visits: readonly Visit[] }) {
  return (
    <Box component="li" bg="var(--ui-sunk)" bdrs="md" p="0.75rem" miw={0}>
      <Box component="p" fw={600} m={0}>
        {name} {Number(day.slice(8))}
      </Box>
      {visits.length === 0 && (
        <Box component="p" c="dimmed" fz="sm" m="0.25rem 0 0">
          No visits
        </Box>
      )}
      {visits.map((visit) => (
        <Box component="p" fz="sm" m="0.5rem 0 0" key={visit.id} style={{ overflowWrap: 'anywhere' }}>
          <Link to={paths.implanterBooking(visit.id)}>
            {whenText(visit.startsAt, 'time')} {visit.with}
          </Link>
          <Box component="span" c="dimmed" display="block">
            {visit.visit === 'home' ? 'Home visit' : 'Clinic'}, {statusWords[visit.status].label.toLowerCase()}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
