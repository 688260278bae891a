import type { CallInput } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { MapView } from '#ui/map/MapView.tsx'
import type { MapPoint } from '#ui/map/points.ts'
import { getLostPets } from '../../contract.ts'
import { FUZZ_METRES } from '../lost/Where.tsx'
import { calledOf, tagOf } from '../words.ts'

/** As many as one question gives. */
const MOST = 100
const NONE: MapPoint[] = []

/** The animals of the list on a map: more than a page of it. */
export function AnimalsMap({ asked }: { asked: CallInput<typeof getLostPets> }) {
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
  return <MapView label="Map of lost and found animals" points={points ?? NONE} centre={shown?.centre ?? undefined} />
}
