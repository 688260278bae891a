import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { daysAfter, londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { combineQueries } from '#platform/web/combine.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useCall, useEveryRow } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { getBookingTerms, getDiaryVisits, getImplanterBookings } from '../../contract.ts'
import type { DiaryVisit } from '../diary/diary.ts'
import { statusWords, type Visit } from '../words.ts'
import { dayMark, dayNames, mondayOf } from './week.ts'

const Outcome = lazyPart(() => import('../diary/Outcome.tsx').then((part) => part.Outcome))
const DiaryDialog = lazyPart(() => import('../diary/DiaryDialog.tsx').then((part) => part.DiaryDialog))

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
  const diary = useEveryRow(
    getDiaryVisits,
    (paging) => ({ from: monday, to: daysAfter(monday, 6), ...paging }),
    (page) => page,
    { freshFor: 5 },
  )
  const { data: mine } = useCall(getBookingTerms, {}, { freshFor: 30 })
  const today = londonDate(systemClock.now())
  const weekLink = (by: number) => `${paths.implanterBookings}?${new URLSearchParams({ week: daysAfter(monday, by * 7) })}`
  return (
    <Panel
      title={`Week of ${whenText(monday, 'day')}`}
      actions={
        <Group gap="0.5rem">
          <DialogButton weight="plain" size="sm" renderDialog={(close) => <DiaryDialog onClose={close} />}>
            Add a visit
          </DialogButton>
          <ButtonLink weight="plain" size="sm" to={weekLink(-1)}>
            Week before
          </ButtonLink>
          <ButtonLink weight="plain" size="sm" to={weekLink(1)}>
            Week after
          </ButtonLink>
        </Group>
      }
    >
      <Loaded what="the week" query={combineQueries({ booked: query, noted: diary })} count={3} level={3}>
        {({ booked, noted }) => (
          <Columns component="ol" min="8.5rem" gap="sm">
            {days.map((day, index) => (
              <DayColumn
                key={day}
                day={day}
                name={dayNames[index] ?? ''}
                visits={booked.filter(isOn(day))}
                noted={noted.filter(isOn(day))}
                mark={mine ? dayMark(day, mine) : null}
                when={day === today ? 'today' : day < today ? 'past' : 'toCome'}
              />
            ))}
          </Columns>
        )}
      </Loaded>
    </Panel>
  )
}

const isOn =
  (day: string) =>
  ({ startsAt }: { startsAt: string }) =>
    londonDate(new Date(startsAt)) === day

interface DayColumnProps {
  day: string
  name: string
  visits: readonly Visit[]
  /** Those that were arranged by telephone. */
  noted: readonly DiaryVisit[]
  /** That it's a day off, or has other hours. */
  mark: string | null
  when: 'past' | 'today' | 'toCome'
}

function DayColumn({ day, name, visits, noted, mark, when }: DayColumnProps) {
  const isToday = when === 'today'
  const all = [
    ...visits.map((visit) => ({ ...visit, isNoted: false as const })),
    ...noted.map((visit) => ({ ...visit, isNoted: true as const })),
  ]
  return (
    <Box component="li" bg="var(--ui-sunk)" bdrs="md" p="0.75rem" miw={0} aria-current={isToday ? 'date' : undefined}>
      <Box component="p" fw={600} m={0}>
        {name} {Number(day.slice(8))}
      </Box>
      {isToday && <StatusTag tone="info">Today</StatusTag>}
      {mark && (
        <Box component="p" fz="sm" fw={600} m="0.25rem 0 0">
          {mark}
        </Box>
      )}
      {all.length === 0 && (
        <Box component="p" c="dimmed" fz="sm" m="0.25rem 0 0">
          No visits
        </Box>
      )}
      {all.toSorted(byTime).map((visit) => (
        <Box key={visit.id} fz="sm" m="0.5rem 0 0" style={{ overflowWrap: 'anywhere' }}>
          {visit.isNoted ? <NotedVisit visit={visit} isDue={when !== 'toCome'} /> : <BookedVisit visit={visit} />}
        </Box>
      ))}
      {when !== 'past' && (
        <div>
          <DialogButton weight="quiet" size="sm" renderDialog={(close) => <DiaryDialog day={day} onClose={close} />}>
            Add a visit
            <VisuallyHidden>
              {' '}
              on {name} {whenText(day, 'day')}
            </VisuallyHidden>
          </DialogButton>
        </div>
      )}
    </Box>
  )
}

const byTime = (one: { startsAt: string }, other: { startsAt: string }) => (one.startsAt < other.startsAt ? -1 : 1)

const BookedVisit = ({ visit }: { visit: Visit }) => (
  <>
    <Link to={paths.implanterBooking(visit.id)}>
      {whenText(visit.startsAt, 'time')} {visit.with}
    </Link>
    <Box component="span" c="dimmed" display="block">
      {placeText(visit)}, {statusWords[visit.status].label.toLowerCase()}
    </Box>
  </>
)

const NotedVisit = ({ visit, isDue }: { visit: DiaryVisit; isDue: boolean }) => (
  <>
    {whenText(visit.startsAt, 'time')} {visit.name}
    <Box component="span" c="dimmed" display="block">
      {placeText(visit)}, <span style={{ whiteSpace: 'nowrap' }}>{visit.phone}</span>
      {visit.address && `, ${[visit.address.line1, visit.address.town, visit.address.postcode].join(', ')}`}
    </Box>
    <div>
      <DialogButton weight="quiet" size="sm" renderDialog={(close) => <DiaryDialog visit={visit} onClose={close} />}>
        Change visit<VisuallyHidden> of {visit.name}</VisuallyHidden>
      </DialogButton>
    </div>
    {isDue && (
      <div>
        <Suspense>
          <Outcome visit={visit} />
        </Suspense>
      </div>
    )}
  </>
)

const placeText = ({ visit }: Pick<Visit, 'visit'>) => (visit === 'home' ? 'Home visit' : 'Clinic')
