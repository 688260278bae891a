import { useEffect, useRef } from 'react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { When } from '#ui/When.tsx'
import { kindOnMap, kindWords, type NumberedPoint, whereWords } from './points.ts'
import classes from './Tracker.module.css'

interface PointListProps {
  points: readonly NumberedPoint[]
  petName: string
  selected: string | null
  onSelect: (id: string) => void
}

/** What stands on the map, the newest first. */
export function PointList({ points, petName, selected, onSelect }: PointListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => bringIntoView(list.current), [selected])
  return (
    <ol ref={list} className={classes.list} aria-label="Places, newest first">
      {points.map((point) => (
        <PointLine key={point.id} point={point} petName={petName} isSelected={point.id === selected} onSelect={onSelect} />
      ))}
    </ol>
  )
}

/** Within the list alone: the page stays where it is, and so does the map. */
function bringIntoView(list: HTMLElement | null) {
  const chosen = list?.querySelector<HTMLElement>('[data-selected]')
  if (!list || !chosen) return
  const [{ top, bottom }, line] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (line.top < top) list.scrollTop += line.top - top
  else if (line.bottom > bottom) list.scrollTop += line.bottom - bottom
}

interface PointLineProps extends Pick<PointListProps, 'petName' | 'onSelect'> {
  point: NumberedPoint
  isSelected: boolean
}

function PointLine({ point, petName, isSelected, onSelect }: PointLineProps) {
  const { id, number, kind, at, place, words, canHold, threadId } = point
  const what = (
    <>
      <span className={classes.number} data-kind={kindOnMap[kind]} data-vague={place?.isPrecise === false || undefined} aria-hidden="true">
        {number}
      </span>
      <span>
        <b>{kindWords[kind]}</b>
        <br />
        <When at={at} />
      </span>
    </>
  )
  return (
    <li className={classes.point} data-selected={isSelected || undefined}>
      {place ? (
        <button type="button" className={classes.what} aria-pressed={isSelected} onClick={() => onSelect(id)}>
          {what}
        </button>
      ) : (
        <div className={classes.what}>{what}</div>
      )}
      <div className={classes.words}>
        <Box component="p" c="dimmed" m={0}>
          {whereWords(point)}
          {canHold && `. They can keep ${petName} safe.`}
        </Box>
        {words && (
          <Box component="blockquote" m="0.25rem 0 0" style={{ whiteSpace: 'pre-line' }}>
            “{words}”
          </Box>
        )}
        {threadId && (
          <Box mt="0.5rem">
            <ButtonLink weight="plain" size="sm" to={paths.conversation(threadId)}>
              Read and reply
            </ButtonLink>
          </Box>
        )}
      </div>
    </li>
  )
}
