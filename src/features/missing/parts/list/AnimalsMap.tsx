import { useState } from 'react'
import type { CallInput } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import type { MapPoint } from '#ui/map/points.ts'
import { getLostPets } from '../../contract.ts'
import { FUZZ_METRES } from '../lost/Where.tsx'
import { calledOf, tagOf } from '../words.ts'
import classes from './AnimalsMap.module.css'

/** As many as one question gives. */
const MOST = 100
const NONE: MapPoint[] = []

/** The animals of the list on a map: more than a page of it. A phone shows the list first, and draws no map until someone wants one. */
export function AnimalsMap({ asked }: { asked: CallInput<typeof getLostPets> }) {
  const [isShown, setShown] = useState(false)
  const { data } = useCall(getLostPets, { ...asked, page: 1, pageSize: MOST })
  const shown = useLast(data)
  const points = shown?.items.map((animal): MapPoint => {
    const { id, kind, place } = animal
    return {
      id,
      ...place,
      kind,
      label: `${calledOf(animal)}, ${tagOf(animal).label.toLowerCase()}`,
      to: paths.lostPet(id),
      accuracyMetres: FUZZ_METRES,
    }
  })
  return (
    <>
      {!isShown && points?.length !== 0 && (
        <div className={classes.small}>
          <ActionButton weight="plain" size="sm" onClick={() => setShown(true)}>
            Show on a map
          </ActionButton>
        </div>
      )}
      <div className={isShown ? undefined : classes.large}>
        <MapView label="Map of lost and found animals" points={points ?? NONE} centre={shown?.centre ?? undefined} />
      </div>
    </>
  )
}
