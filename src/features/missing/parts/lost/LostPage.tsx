import { IconEye } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { ShareButton } from '#features/lookup/kit/ShareButton.tsx'
import { lazyPart } from '#platform/web/lazypart.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink, DocumentLink } from '#ui/ActionButton.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { AboutAnimal } from '../AboutAnimal.tsx'
import { calledOf, type LostAnimal } from '../words.ts'
import { PosterLink } from './PosterLink.tsx'
import { Where } from './Where.tsx'

const SeenForm = lazyPart(() => import('./SeenForm.tsx').then((part) => part.SeenForm))
const KeepersSide = lazy(() => import('./KeepersSide.tsx').then((all) => ({ default: all.KeepersSide })))

/** One lost animal: for whoever may have seen it, and for its keeper, who runs the search from here. */
export function LostPage({ lost }: { lost: LostAnimal }) {
  const { id, area, isOver, mine, stolen } = lost
  const [isTelling, setTelling] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const name = calledOf(lost)
  const tell = () => {
    setTelling(true)
    form.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Page
      title={isOver ? `The search for ${name} has ended` : `${name} is ${stolen ? 'stolen' : 'missing'} in ${area}`}
      lead={
        !isOver && !mine
          ? 'If you see it, don’t chase it. Note the place and the time, and tell us: the keeper hears straight away.'
          : undefined
      }
      crumbs={[{ label: 'Lost and found', to: paths.lostFound }]}
      actions={
        !isOver && (
          <>
            {!mine && (
              <ActionButton weight="urgent" icon={<IconEye size={20} aria-hidden="true" />} onClick={tell}>
                I’ve seen {name}
              </ActionButton>
            )}
            <PosterLink caseId={id} />
            <ShareButton title={`${name} is missing in ${area}`} path={paths.lostPet(id)} />
          </>
        )
      }
    >
      {mine ? (
        <WithAside aside={<AboutAnimal animal={lost} />}>
          {isOver && <Ended lost={lost} />}
          <Suspense>
            <KeepersSide lost={lost} mine={mine} />
          </Suspense>
          {!isOver && <Where lost={lost} />}
        </WithAside>
      ) : (
        <WithAside aside={!isOver && <IsItWithYou name={name} />}>
          {isOver && <Ended lost={lost} />}
          <AboutAnimal animal={lost} />
          <div ref={form}>
            {isTelling && !isOver && (
              <Panel
                look="raised"
                title={`Where did you see ${name}?`}
                lead="You don’t need an account, and you don’t have to leave your name."
              >
                <Suspense>
                  <SeenForm caseId={id} name={name} />
                </Suspense>
              </Panel>
            )}
          </div>
          {!isOver && <Where lost={lost} />}
        </WithAside>
      )}
    </Page>
  )
}

function Ended({ lost }: { lost: LostAnimal }) {
  const end = ENDS[lost.status]
  return end && <Notice kind={end.kind} title={`${calledOf(lost)} ${end.words} Thank you to everyone who looked out.`} />
}

const ENDS: Partial<Record<LostAnimal['status'], { words: string; kind: 'success' | 'info' }>> = {
  reunited: { words: 'is home.', kind: 'success' },
  falseAlarm: { words: 'was never lost.', kind: 'success' },
  closedDeceased: { words: 'has died.', kind: 'info' },
}

function IsItWithYou({ name }: { name: string }) {
  return (
    <Panel title={`Is ${name} with you?`} lead="Look up the chip if you can have it scanned. If not, tell us what you’ve found.">
      <Rows gap="sm">
        <DocumentLink fullWidth weight="plain" href={paths.reportFound}>
          Report an animal you’ve found
        </DocumentLink>
        <ButtonLink fullWidth weight="plain" to={paths.home}>
          Look up a chip
        </ButtonLink>
      </Rows>
    </Panel>
  )
}
