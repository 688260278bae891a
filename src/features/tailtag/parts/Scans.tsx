import { useLive } from '#features/chat/kit/useLive.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import type { MapPoint } from '#ui/map/points.ts'
import { Panel } from '#ui/Panel.tsx'
import { When } from '#ui/When.tsx'
import { getTagScans } from '../contract.ts'

type Scan = AnswerOf<typeof getTagScans>['items'][number]

/** Where the tags were scanned lately, on a map and as a list; new scans come by themselves. */
export function Scans() {
  const session = useSession()
  const { connected } = useLive(session?.token ?? null, getTagScans)
  const query = useCall(getTagScans, { pageSize: 10 }, { freshFor: 0, ...(!connected && { every: 10 }) })
  return (
    <Panel
      title="Where your tags were scanned"
      actions={
        query.data &&
        query.data.items.length > 0 && (
          <ButtonLink weight="plain" size="sm" to={paths.tracker()}>
            See them on the tracker
          </ButtonLink>
        )
      }
    >
      <Loaded what="the scans" query={query} count={3} level={3}>
        {({ items }) =>
          items.length === 0 ? (
            'No one has scanned your tags yet. When someone does, we tell you straight away.'
          ) : (
            <>
              {items.some(({ place }) => place) && <MapView label="Map of the scans" points={items.flatMap(pointOf)} />}
              <Lines label="Scans">
                {items.map((scan) => (
                  <ScanLine key={scan.id} scan={scan} />
                ))}
              </Lines>
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

function ScanLine({ scan: { petName, at, place, isDenied, placeWords, canHold, threadId } }: { scan: Scan }) {
  const where = placeWords || (place ? 'On the map' : isDenied ? 'They’d rather not say where' : 'They haven’t said where')
  return (
    <Box component="li" py="0.75rem">
      <b>
        {petName}, <When at={at} />
      </b>
      <Box component="p" c="dimmed" m="0.125rem 0 0" style={{ overflowWrap: 'anywhere' }}>
        {where}.{canHold && ` They can keep ${petName} safe.`}
      </Box>
      {threadId && (
        <Group mt="0.5rem">
          <ButtonLink weight="plain" size="sm" to={paths.conversation(threadId)}>
            Read and reply
          </ButtonLink>
        </Group>
      )}
    </Box>
  )
}

function pointOf({ id, at, petName, place, threadId }: Scan): MapPoint[] {
  if (!place) return []
  return [{ id, ...place, label: `${petName}, ${whenText(at)}`, kind: 'seen', ...(threadId && { to: paths.conversation(threadId) }) }]
}
