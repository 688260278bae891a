import { lazy, Suspense } from 'react'
import { ShareButton } from '#features/lookup/kit/ShareButton.tsx'
import { VetsNear } from '#features/welfare/kit/VetsNear.tsx'
import { languageOf } from '#platform/text/languages.ts'
import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { AboutAnimal } from '../AboutAnimal.tsx'
import { FUZZ_METRES } from '../lost/Where.tsx'
import { type FoundAnimal, wordsOf } from '../words.ts'
import { FinderPanel } from './FinderPanel.tsx'
import { FinderSteps } from './FinderSteps.tsx'

/** Ten languages are too many for who needs none of them. */
const Thanks = lazy(() => import('./Thanks.tsx').then((all) => ({ default: all.Thanks })))

interface FoundPageProps {
  found: FoundAnimal
  reportKey: string | undefined
  /** The language of the form that they have just sent. */
  thanks: string | null
}

/** One animal that was found: for whoever may be its keeper, and for whoever reported it. */
export function FoundPage({ found, reportKey, thanks }: FoundPageProps) {
  const { id, species, area, isOver, mine, place, whereabouts } = found
  const animal = wordsOf(species).one
  const did = whereabouts === 'seen' ? 'seen' : 'found'
  return (
    <Page
      title={isOver ? 'This report has ended' : `A ${animal} was ${did} in ${area}`}
      crumbs={[{ label: 'Lost and found', to: paths.lostFound }]}
      actions={!isOver && <ShareButton title={`A ${animal} was ${did} in ${area}`} path={paths.foundAnimal(id)} />}
    >
      <WithAside aside={mine ? <FinderPanel found={found} mine={mine} reportKey={reportKey} /> : !isOver && <IsItYours animal={animal} />}>
        <Rows>
          {isOver && <Notice title={ENDS[found.status]} />}
          {thanks && mine && !isOver && (
            <Suspense>
              <Thanks language={languageOf(thanks)} isDog={species === 'dog'} />
            </Suspense>
          )}
          {mine && !isOver && <FinderSteps species={species} nation={mine.nation} />}
          {mine && !isOver && <VetsNear at={{ lat: mine.lat, lng: mine.lng }} />}
          <AboutAnimal animal={found} />
          {!isOver && (
            <Panel title={`Where it was ${did}`} lead={mine ? undefined : 'It was somewhere in the circle. We don’t show the exact place.'}>
              <MapView
                label={`Map of where the ${animal} was ${did}`}
                points={[
                  mine
                    ? { id, lat: mine.lat, lng: mine.lng, label: area, kind: 'found' }
                    : { id, ...place, label: area, kind: 'found', accuracyMetres: FUZZ_METRES },
                ]}
              />
            </Panel>
          )}
        </Rows>
      </WithAside>
    </Page>
  )
}

const ENDS: Record<FoundAnimal['status'], string> = {
  open: '',
  claimed: '',
  returned: 'The animal is back with its keeper.',
  handedOver: 'The finder has handed the animal over to the council, a rescue or a vet practice.',
  withdrawn: 'The finder has taken the report back.',
  expired: 'No one claimed the animal within 90 days.',
}

function IsItYours({ animal }: { animal: string }) {
  const session = useSession()
  return (
    <Panel
      look="raised"
      title="Is it yours?"
      lead={`Report your ${animal} lost. If it’s like this one, you’ll see this report beside your search, and can write to the finder through us.`}
    >
      <Rows gap="sm">
        <ButtonLink fullWidth weight="urgent" to={paths.reportLost()}>
          Report your pet lost
        </ButtonLink>
        {session && (
          <ButtonLink fullWidth weight="plain" to={paths.pets}>
            See your pets
          </ButtonLink>
        )}
      </Rows>
    </Panel>
  )
}
