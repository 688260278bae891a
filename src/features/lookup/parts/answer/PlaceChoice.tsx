import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { partOf } from '#platform/web/read.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import classes from './PlaceChoice.module.css'
import { type FoundPlace, howSure, placeNow, whyNoPlace } from './place.ts'

interface PlaceChoiceProps {
  place: FoundPlace | null
  onPlace: (place: FoundPlace | null) => void
}

/** Adds the exact place to a message, when the person presses for it and the browser agrees. */
export function PlaceChoice({ place, onPlace }: PlaceChoiceProps) {
  const [finding, setFinding] = useState(false)
  const [problem, setProblem] = useState('')
  const find = async () => {
    setFinding(true)
    setProblem('')
    await placeNow().then(onPlace, (error: unknown) => setProblem(whyNoPlace(Number(partOf(error, 'code')))))
    setFinding(false)
  }
  return (
    <div className={classes.choice}>
      {place ? (
        <p className={classes.added}>
          <IconMapPin className={classes.pin} size={20} aria-hidden="true" />
          Your place is added, to {howSure(place.accuracyMetres ?? 0)}.
          <ActionButton weight="quiet" size="sm" onClick={() => onPlace(null)}>
            Remove it
          </ActionButton>
        </p>
      ) : (
        <ActionButton weight="plain" size="sm" busy={finding} icon={<IconCurrentLocation size={18} aria-hidden="true" />} onClick={find}>
          Add where I am now
        </ActionButton>
      )}
      <p className={classes.said} role="status">
        {problem || 'Only the keeper sees it. We ask your browser once, when you press the button.'}
      </p>
    </div>
  )
}
