import { lazy, Suspense, useRef, useState } from 'react'
import { whenText } from '#platform/text/whentext.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PointList } from './PointList.tsx'
import { type NumberedPoint, numbered, onMap, type Tracked } from './points.ts'
import classes from './Tracker.module.css'

const TimeSlider = lazy(() => import('#ui/TimeSlider.tsx').then((all) => ({ default: all.TimeSlider })))

const momentOf = ({ at }: { at: string }) => Date.parse(at)

/** Where a pet was, on a map and as a list, up to a moment that can be chosen. What is chosen in one is chosen in the other. */
export function Tracker({ trail: { petName, points: tracked } }: { trail: Pick<Tracked, 'petName' | 'points'> }) {
  const [until, setUntil] = useState<number | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const map = useRef<HTMLDivElement>(null)
  const points = numbered(tracked)
  const isHidden = (point: NumberedPoint) => until !== null && momentOf(point) > until
  const shown = points.filter((point) => !isHidden(point))
  const places = onMap(points, isHidden)
  const chosen = shown.some(({ id }) => id === selected) ? selected : null
  const select = (id: string) => setSelected((before) => (before === id ? null : id))
  const selectInList = (id: string) => {
    select(id)
    map.current?.scrollIntoView({ block: 'nearest' })
  }
  const moments = points.map(momentOf)
  const [last, isOneMoment] = [Math.max(...moments), new Set(moments).size < 2]
  return (
    <WithAside
      aside={
        <Panel title="Places" lead={`${shown.length} of ${points.length}, newest first`}>
          <PointList points={shown} petName={petName} selected={chosen} onSelect={selectInList} />
        </Panel>
      }
    >
      <Panel>
        <Rows>
          <div ref={map} className={classes.map}>
            {places.length > 0 ? (
              <MapView label={`Map of where ${petName} was`} points={places} trail={{ selected: chosen, onSelect: select }} />
            ) : (
              'No one has shared their location yet. When someone does, you’ll see it here on a map.'
            )}
          </div>
          {!isOneMoment && (
            <div>
              <Group gap="0.25rem 1rem" justify="space-between" mih="2.25rem">
                <Box component="p" m={0}>
                  Up to <b>{whenText(new Date(until ?? last))}</b>
                </Box>
                {until !== null && (
                  <ActionButton weight="quiet" size="sm" onClick={() => setUntil(null)}>
                    Show all places
                  </ActionButton>
                )}
              </Group>
              <Box mih="1.75rem" mt="0.5rem">
                <Suspense>
                  <TimeSlider
                    label="Show up to"
                    moments={moments}
                    value={until ?? last}
                    onChange={(moment) => setUntil(moment < last ? moment : null)}
                  />
                </Suspense>
              </Box>
            </div>
          )}
        </Rows>
      </Panel>
    </WithAside>
  )
}
